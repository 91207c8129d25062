import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// argon2id is the library's default algorithm; cost as OWASP advises (19 MiB, two passes, one lane).
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The argon2id hash of a password, computed outside the event loop. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), cost);
}

let nobodys: Promise<string> | null = null;

/** A hash that no password fits. */
function hashOfNobody(): Promise<string> {
  nobodys ??= hashPassword(randomBytes(32).toString('base64url'));
  return nobodys;
}

/**
 * Whether `password` belongs to `passwordHash`. Without a hash (unknown account, password never set) the work is the
 * same, so that the time of the answer does not tell which accounts exist.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await hashOfNobody()), password.normalize('NFC'));
  return fits && passwordHash !== null;
}
