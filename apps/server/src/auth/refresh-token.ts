import { createHash, randomBytes } from 'node:crypto';

/** A refresh token: 256 random bits that only their owner holds. */
export function makeRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of it. Unsalted is enough: nobody guesses 256 bits. */
export function hashRefreshToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
