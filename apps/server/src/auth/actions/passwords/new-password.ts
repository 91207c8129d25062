import { ruleTypes } from '@zhantai/engine';
import { Refusal } from '../../../platform/refusal.ts';
import { hashPassword } from '../../passwords/password.ts';

/** A new password, typed twice. */
export interface NewPassword {
  readonly newPassword: string;
  readonly newPassword1: string;
}

/**
 * The hash of a new password.
 * @throws Refusal PASSWORDS_DIFFER, or PASSWORD_WEAK by the engine's rule (engine.md §4, `password`).
 */
export async function hashNewPassword({ newPassword, newPassword1 }: NewPassword): Promise<string> {
  if (newPassword !== newPassword1) throw new Refusal('PASSWORDS_DIFFER');
  if (ruleTypes.get('password')?.(newPassword, '') !== true) throw new Refusal('PASSWORD_WEAK');
  return hashPassword(newPassword);
}
