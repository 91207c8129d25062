import { createHmac, randomInt } from 'node:crypto';
import type { AccountKey } from '../store/second-factors.ts';

/** How many there are. */
const count = 10;
/** No letters that look like others. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const part = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

/** Codes for the day an authenticator is lost, each good once. */
export function makeRecoveryCodes(): readonly string[] {
  return Array.from({ length: count }, () => `${part()}-${part()}`);
}

/** Whether it is spelled like one. */
export const isRecoveryCode = (typed: string): boolean => /^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/.test(typed);

/** As the database keeps it: 40 bits are few, so that without the secret of the installation nobody finds them. */
export function hashRecoveryCode(
  secret: Uint8Array,
  { tenantId, accountId }: AccountKey,
  code: string,
): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['recovery code', tenantId, accountId, code]))
    .digest();
}
