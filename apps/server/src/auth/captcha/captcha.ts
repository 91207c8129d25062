import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { limits } from '@zhantai/contract';
import type { Captcha } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import type { Database } from '../../database/database.ts';
import { drawPicture, makeCaptchaText } from '../../pictures/index.ts';
import { askInWords } from './ask-in-words.ts';
import { createProofs, type Proofs } from './proofs.ts';
import { insertCaptcha, keepCaptchaFor, takeCaptcha } from '../store/captchas.ts';

/** What somebody gives as the answer to a captcha; null where the headers are missing. */
export interface CaptchaAnswer {
  readonly key: string | null;
  readonly code: string | null;
  /** Of work that was done beside it. */
  readonly proof: string | null;
}

/** How a captcha was answered. */
export interface CaptchaVerdict {
  readonly right: boolean;
  /** The work that belongs to it was done, or the answer is that of tests, which stands for it. */
  readonly worked: boolean;
  /** It was asked in words, and such an answer counts with its work only. */
  readonly needsProof: boolean;
}

export interface CaptchaKeeper {
  /** Draws a new captcha and keeps its answer, hashed, for five minutes. @throws Refusal OVERLOADED. */
  issue(): Promise<Captcha>;
  /** As {@link issue}, a question in words with work beside it, for whoever does not see pictures. */
  issueInWords(language: Language): Promise<Captcha>;
  /** As {@link issue}, with a text of the caller's instead of a drawn one. Returns the key. */
  keep(text: string): Promise<string>;
  /** Judges an answer. The captcha is used up unless the transaction it is taken in is undone. */
  judge(database: Database, answer: CaptchaAnswer): Promise<CaptchaVerdict>;
  /** Whether the answer is right. The captcha is used up either way. */
  redeem(answer: CaptchaAnswer): Promise<boolean>;
  /** Makes an answer good again that was redeemed for nothing: whoever gave it is to come again later. */
  giveBack(answer: CaptchaAnswer): Promise<void>;
  /** Keeps a captcha that is still good for whoever comes again with it after so many seconds. */
  keepFor(answer: CaptchaAnswer, seconds: number): Promise<void>;
  readonly proofs: Proofs;
}

/** Who was told to wait comes so many seconds later at the latest. */
const COME_AGAIN_SECONDS = 60;

const wrong: CaptchaVerdict = { right: false, worked: false, needsProof: false };

/**
 * Captchas of this installation (wire.md §2).
 * @param testCode an answer that is right for every captcha, for tests; null otherwise.
 */
export function createCaptchaKeeper(
  database: Database,
  secret: Buffer,
  testCode: string | null,
  now: () => Date,
): CaptchaKeeper {
  const proofs = createProofs(secret);
  // The key is part of what is hashed, so that equal answers do not look equal.
  const hashOf = (key: string, text: string): Buffer =>
    createHmac('sha256', secret).update(`captcha\n${key}\n${text.toLowerCase()}`).digest();

  const put = (key: string, text: string, needsProof: boolean): Promise<void> =>
    insertCaptcha(database, { key, answerHash: hashOf(key, text), needsProof }, limits.captchaLifeMs / 1000);

  async function keep(text: string, needsProof = false): Promise<string> {
    const key = randomBytes(16).toString('hex');
    await put(key, text, needsProof);
    return key;
  }

  async function judge(where: Database, { key, code, proof }: CaptchaAnswer): Promise<CaptchaVerdict> {
    if (key === null || code === null) return wrong;
    const kept = await takeCaptcha(where, key);
    if (kept === null) return wrong;
    const given = code.trim().toLowerCase();
    const waived = given === testCode?.toLowerCase();
    const right = waived || timingSafeEqual(hashOf(key, given), kept.answerHash);
    const worked = waived || (proof !== null && proofs.fits(key, proof, now()));
    return { right, worked, needsProof: kept.needsProof };
  }

  return {
    proofs,
    keep: (text) => keep(text),
    judge,
    async issue() {
      const text = makeCaptchaText();
      const image = await drawPicture({ kind: 'captcha', text });
      return { key: await keep(text), image: `data:image/png;base64,${image.toString('base64')}` };
    },
    async issueInWords(language) {
      const digits = String(randomInt(1_000_000)).padStart(6, '0');
      const key = await keep(digits, true);
      const question = askInWords(digits, language);
      return { key, image: '', question, proof: proofs.challenge(key, now()) };
    },
    async redeem(answer) {
      const { right, worked, needsProof } = await judge(database, answer);
      return right && (worked || !needsProof);
    },
    async giveBack({ key, code, proof }) {
      if (key !== null && code !== null) await put(key, code.trim(), proof !== null);
    },
    async keepFor({ key }, seconds) {
      if (key !== null) await keepCaptchaFor(database, key, seconds + COME_AGAIN_SECONDS);
    },
  };
}
