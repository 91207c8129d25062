import type { Exhibition } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';

/** The refusal for an account that the organiser closed: why, and whom to call. */
export function accountLocked({ profile }: Exhibition, cause: string): Refusal {
  return new Refusal('ACCOUNT_LOCKED', { cause, contact: profile.contact.phone });
}
