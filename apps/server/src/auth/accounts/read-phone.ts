import { loginName } from './login-name.ts';

/** A phone number as accounts keep it; null for what is none. */
export function readPhone(typed: string): string | null {
  const phone = loginName('phone', typed);
  return /^\+?\d{5,20}$/.test(phone) ? phone : null;
}
