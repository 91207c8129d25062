import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { SmsTemplate } from '@zhantai/contract';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../database/database.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import { insertCode, lockNumber, takeTry } from '../store/sms-codes.ts';

/** A code that somebody gave rightly; it stays good until it is marked used. */
export interface ProvenCode {
  readonly codeId: string;
  readonly template: SmsTemplate;
}

/** Codes that prove a phone: six digits, five minutes, five tries, the newest of a number alone (wire.md §2). */
export interface SmsCodes {
  /** Makes a code for a number and keeps it hashed. Lock the number first. */
  make(
    transaction: Transaction,
    exhibition: Exhibition,
    phone: string,
    template: SmsTemplate,
  ): Promise<string>;
  /**
   * Whether `given` is the living code of the number, sent in this exhibition for one of `templates`. Costs a try either
   * way, so the transaction must commit either way. Locks the number.
   */
  prove(
    transaction: Transaction,
    exhibition: Exhibition,
    phone: string,
    given: string,
    templates: readonly SmsTemplate[],
  ): Promise<ProvenCode | null>;
}

/** SMS codes of this installation, hashed with its secret. */
export function createSmsCodes(secret: Buffer): SmsCodes {
  // The id is part of what is hashed, so that equal codes do not look equal.
  const hashOf = (codeId: string, code: string): Buffer =>
    createHmac('sha256', secret).update(`sms\n${codeId}\n${code}`).digest();

  return {
    async make(transaction, exhibition, phone, template) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const codeId = uuid();
      const number = { tenantId: exhibition.tenantId, phone };
      await insertCode(transaction, number, exhibition, { codeId, template, hash: hashOf(codeId, code) });
      return code;
    },

    async prove(transaction, { tenantId, exhibitionId }, phone, given, templates) {
      const number = { tenantId, phone };
      await lockNumber(transaction, number);
      const kept = await takeTry(transaction, number);
      if (kept === null) return null;
      const fits = timingSafeEqual(hashOf(kept.codeId, given.trim()), kept.hash);
      const template = templates.find((one) => one === kept.template);
      if (!fits || template === undefined || kept.exhibitionId !== exhibitionId) return null;
      return { codeId: kept.codeId, template };
    },
  };
}
