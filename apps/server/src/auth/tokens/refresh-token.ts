import { parse } from 'uuid';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Refresh tokens name their family and are marked by this installation. The mark says only that a token was given out
 * once: what it is good for says the hash that its family keeps. So a token that is long out of use is still known,
 * and none of all that were ever used need be stored.
 */
export interface RefreshTokens {
  /** A token of a family (a UUID): 256 random bits that only its owner holds. */
  make(familyId: string): string;
  /** The family of a token that was given out here; null for anything else. */
  familyOf(token: string): string | null;
}

/** Bytes of a token: its family, what nobody guesses, and the mark. */
const [familyBytes, randomLength, markBytes] = [16, 32, 16];

/** @param secret of this installation. */
export function createRefreshTokens(secret: Uint8Array): RefreshTokens {
  const mark = (bytes: Buffer): Buffer =>
    createHmac('sha256', secret).update('refresh token\n').update(bytes).digest().subarray(0, markBytes);
  return {
    make(familyId) {
      const bytes = Buffer.concat([parse(familyId), randomBytes(randomLength)]);
      return Buffer.concat([bytes, mark(bytes)]).toString('base64url');
    },
    familyOf(token) {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== familyBytes + randomLength + markBytes) return null;
      // Spelt otherwise it is another text, and no token of ours.
      if (bytes.toString('base64url') !== token) return null;
      const [named, given] = [bytes.subarray(0, -markBytes), bytes.subarray(-markBytes)];
      if (!timingSafeEqual(mark(named), given)) return null;
      return Buffer.from(named.subarray(0, familyBytes))
        .toString('hex')
        .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    },
  };
}

/** What the database keeps of a token. Unsalted is enough: nobody guesses 256 bits. */
export function hashRefreshToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
