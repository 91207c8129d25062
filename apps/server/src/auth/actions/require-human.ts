import { limits } from '@zhantai/contract';
import type { Database, Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { everywhere, isAddressRateUsed, requireAddressRate } from '../../rate-limits/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { CaptchaAnswer, CaptchaKeeper } from '../captcha/captcha.ts';

/** Who makes a call that costs money or room. */
export interface HumanCall {
  readonly answer: CaptchaAnswer;
  readonly address: string;
  /** It costs nothing for this caller: the captcha is enough. */
  readonly free: boolean;
  /**
   * Where others would prove work now: whether this caller may be let through and so be told that it is free. Without it
   * everybody may know.
   */
  readonly mayTell?: ((transaction: Transaction) => Promise<boolean>) | undefined;
}

interface HumanServices {
  readonly database: Database;
  readonly captchas: CaptchaKeeper;
  readonly now: () => Date;
}

/**
 * For calls that cost money or room: a captcha, and with what an address does beyond a few calls an hour the work that
 * belongs to it, for a program reads captchas too. A right answer that lacks only the work stays good for another try.
 * @throws Refusal CAPTCHA_WRONG, or PROOF_NEEDED with a fresh challenge.
 */
export async function requireHuman(
  { database, captchas, now }: HumanServices,
  { answer, address, free, mayTell }: HumanCall,
): Promise<void> {
  const at = now();
  const needed = (): Refusal => {
    const proof = captchas.proofs.challenge(answer.key ?? '', at);
    return new Refusal('PROOF_NEEDED', {}, { proof });
  };
  const right = await inTransaction(database, async (transaction) => {
    const verdict = await captchas.judge(transaction, answer);
    if (!verdict.right) return false;
    if (verdict.worked) return true;
    // Thrown, so that the captcha is not used up.
    if (verdict.needsProof) throw needed();
    const caller = { address, call: 'withoutProof' };
    if (free) {
      const alike =
        mayTell === undefined ||
        !(await isAddressRateUsed(transaction, everywhere, caller, limits.withoutProof, at)) ||
        (await mayTell(transaction));
      if (!alike) throw needed();
      return true;
    }
    try {
      await requireAddressRate(transaction, everywhere, caller, limits.withoutProof, at);
    } catch (error) {
      throw error instanceof Refusal ? needed() : error;
    }
    return true;
  });
  if (!right) throw new Refusal('CAPTCHA_WRONG');
}
