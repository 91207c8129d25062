import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { SmsTemplate } from '@zhantai/contract';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../database/database.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import {
  countWrongCode,
  insertCode,
  lockNumber,
  selectLivingCodes,
  type CodePurpose,
} from '../store/sms-codes.ts';

/** A code that somebody gave rightly; it stays good until it is marked used. */
export interface ProvenCode {
  readonly codeId: string;
  readonly template: SmsTemplate;
}

/**
 * Codes that prove a phone: six digits, five minutes (wire.md §2). Each that was sent for a purpose is good while it lives:
 * who asks for another in somebody's name does not end the one they hold.
 */
export interface SmsCodes {
  /** Makes a code for a number and keeps it hashed. Lock the number first. */
  make(
    transaction: Transaction,
    exhibition: Exhibition,
    phone: string,
    purpose: CodePurpose,
  ): Promise<string>;
  /**
   * Whether `given` is a living code of the number, sent in this exhibition for one of `templates`. A wrong one counts for
   * the address it came from and for all, so the transaction must commit either way. Locks the number.
   * @param address as failures are counted by.
   */
  prove(
    transaction: Transaction,
    exhibition: Exhibition,
    phone: string,
    given: string,
    templates: readonly SmsTemplate[],
    address: string,
  ): Promise<ProvenCode | null>;
}

/** SMS codes of this installation, hashed with its secret. */
export function createSmsCodes(secret: Buffer): SmsCodes {
  // The id is part of what is hashed, so that equal codes do not look equal.
  const hashOf = (codeId: string, code: string): Buffer =>
    createHmac('sha256', secret).update(`sms\n${codeId}\n${code}`).digest();

  return {
    async make(transaction, exhibition, phone, purpose) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const codeId = uuid();
      await insertCode(transaction, phone, exhibition, { ...purpose, codeId, hash: hashOf(codeId, code) });
      return code;
    },

    async prove(transaction, { tenantId, exhibitionId }, phone, given, templates, address) {
      const number = { tenantId, phone };
      await lockNumber(transaction, number);
      const living = await selectLivingCodes(transaction, number, exhibitionId, templates, address);
      const [right] = living.filter(({ codeId, hash }) =>
        timingSafeEqual(hashOf(codeId, given.trim()), hash),
      );
      const template = templates.find((one) => one === right?.template);
      if (right !== undefined && template !== undefined) return { codeId: right.codeId, template };
      await countWrongCode(
        transaction,
        number,
        living.map(({ codeId }) => codeId),
        address,
      );
      return null;
    },
  };
}
