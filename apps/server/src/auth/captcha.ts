import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { create } from 'svg-captcha';
import { limits } from '@zhantai/contract';
import type { Captcha } from '@zhantai/contract';
import type { Database } from '../database/database.ts';
import { insertCaptcha, takeCaptcha } from './store/captchas.ts';

/** What somebody gives as the answer to a captcha; null where the headers are missing. */
export interface CaptchaAnswer {
  readonly key: string | null;
  readonly code: string | null;
}

export interface CaptchaKeeper {
  /** Draws a new captcha and keeps its answer, hashed, for five minutes. */
  issue(): Promise<Captcha>;
  /** As {@link issue}, with a text of the caller's instead of a drawn one. Returns the key. */
  keep(text: string): Promise<string>;
  /** Whether the answer is right. The captcha is used up either way. */
  redeem(answer: CaptchaAnswer): Promise<boolean>;
}

// No letters or digits that look like another one.
const drawing = { size: 4, ignoreChars: '0oO1iIlLq9g2zZ5sS', noise: 2, color: true, width: 120, height: 44 };

/**
 * Captchas of this installation (wire.md §2).
 * @param testCode an answer that is right for every captcha, for tests; null otherwise.
 */
export function createCaptchaKeeper(
  database: Database,
  secret: Buffer,
  testCode: string | null,
): CaptchaKeeper {
  // The key is part of what is hashed, so that equal answers do not look equal.
  const hashOf = (key: string, text: string): Buffer =>
    createHmac('sha256', secret).update(`captcha\n${key}\n${text.toLowerCase()}`).digest();

  async function keep(text: string): Promise<string> {
    const key = randomBytes(16).toString('hex');
    await insertCaptcha(database, key, hashOf(key, text), limits.captchaLife / 1000);
    return key;
  }

  return {
    keep,
    async issue() {
      const { text, data } = create(drawing);
      return {
        key: await keep(text),
        image: `data:image/svg+xml;base64,${Buffer.from(data).toString('base64')}`,
      };
    },
    async redeem({ key, code }) {
      if (key === null || code === null) return false;
      const kept = await takeCaptcha(database, key);
      if (kept === null) return false;
      const given = code.trim().toLowerCase();
      return given === testCode?.toLowerCase() || timingSafeEqual(hashOf(key, given), kept);
    },
  };
}
