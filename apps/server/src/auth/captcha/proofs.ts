import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { limits, type ProofChallenge } from '@zhantai/contract';

/** Proofs of work: a program that answers many captchas pays for each in processor time. */
export interface Proofs {
  /** A challenge of a captcha, as ALTCHA asks them: find the number below `max` whose SHA-256 after `salt` is `challenge`. */
  challenge(captchaKey: string, now: Date): ProofChallenge;
  /** Whether a proof, the salt with its number behind it, solves a challenge of this captcha that is not over. */
  fits(captchaKey: string, proof: string, now: Date): boolean;
  /** The proof itself, which only the secret tells without work; for tests. */
  solve(captchaKey: string, now: Date): string;
}

/**
 * Proofs of this installation. Nothing is kept of a challenge: its salt is signed for one captcha and ends with it, and
 * the number follows from the salt and the secret.
 */
export function createProofs(secret: Buffer): Proofs {
  const mac = (what: string, captchaKey: string, text: string): Buffer =>
    createHmac('sha256', secret).update(`proof ${what}\n${captchaKey}\n${limits.proofMax}\n${text}`).digest();
  const sign = (captchaKey: string, text: string): string =>
    mac('salt', captchaKey, text).subarray(0, 12).toString('base64url');
  const numberOf = (captchaKey: string, salt: string): number =>
    mac('number', captchaKey, salt).readUIntBE(0, 6) % limits.proofMax;

  const makeSalt = (captchaKey: string, now: Date): string => {
    const expires = Math.ceil((now.getTime() + limits.captchaLifeMs) / 1000).toString(36);
    const text = `${expires}.${randomBytes(9).toString('base64url')}`;
    return `${text}.${sign(captchaKey, text)}.`;
  };

  return {
    challenge(captchaKey, now) {
      const salt = makeSalt(captchaKey, now);
      const challenge = createHash('sha256')
        .update(`${salt}${numberOf(captchaKey, salt)}`)
        .digest('hex');
      return { salt, challenge, max: limits.proofMax };
    },
    fits(captchaKey, proof, now) {
      const [, salt, text, expires, signature, number] =
        /^((([0-9a-z]{1,9})\.[\w-]{12})\.([\w-]{16})\.)(\d{1,9})$/.exec(proof) ?? [];
      if (salt === undefined || text === undefined || expires === undefined || signature === undefined)
        return false;
      if (Number.parseInt(expires, 36) * 1000 <= now.getTime()) return false;
      if (!timingSafeEqual(Buffer.from(sign(captchaKey, text)), Buffer.from(signature))) return false;
      return Number(number) === numberOf(captchaKey, salt);
    },
    solve(captchaKey, now) {
      const salt = makeSalt(captchaKey, now);
      return `${salt}${numberOf(captchaKey, salt)}`;
    },
  };
}
