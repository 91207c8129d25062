import { limits, type Captcha } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { everywhere, isAddressRateUsed, requireAddressRate } from '../../rate-limits/index.ts';
import type { AuthServices } from '../services.ts';

/** Who asks for a captcha, and how. */
export interface CaptchaWish {
  readonly inWords: boolean;
  readonly address: string;
  readonly language: Language;
}

/**
 * A new captcha; with work beside it where the address used up what it may do without.
 * @throws Refusal TOO_MANY_REQUESTS, OVERLOADED.
 */
export async function issueCaptcha(
  { database, captchas, now }: Pick<AuthServices, 'database' | 'captchas' | 'now'>,
  { inWords, address, language }: CaptchaWish,
): Promise<Captcha> {
  const at = now();
  await requireAddressRate(database, everywhere, { address, call: 'captcha' }, limits.captchas, at);
  if (inWords) return captchas.issueInWords(language);
  const call = 'withoutProof';
  const [captcha, worksFor] = await Promise.all([
    captchas.issue(),
    isAddressRateUsed(database, everywhere, { address, call }, limits.withoutProof, at),
  ]);
  return worksFor ? { ...captcha, proof: captchas.proofs.challenge(captcha.key, at) } : captcha;
}
