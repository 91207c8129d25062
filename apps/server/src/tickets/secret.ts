import { createHash, randomBytes } from 'node:crypto';

/** What the holder of a ticket knows: 128 random bits, 22 characters. */
export function makeSecret(): string {
  return randomBytes(16).toString('base64url');
}

/** How a ticket is kept. So many random bits need neither salt nor a slow hash. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(`ticket\n${secret}`).digest();
}
