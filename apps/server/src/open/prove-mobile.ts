import type { Answers, Definition } from '@zhantai/engine';
import { loginName, markCodeUsed, provePhone, type Origin } from '../auth/index.ts';
import type { Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { Refusal } from '../platform/refusal.ts';
import type { OpenServices } from './services.ts';

/** A number that a code in an SMS proved. */
export interface ProvenMobile {
  readonly mobile: string;
  readonly codeId: string;
}

/** The items of a form that prove a number, by the names the forms give them. */
const props = { mobile: 'mobile', code: 'sms_code' } as const;

/** The item in which a code is typed. */
export const codeProp = props.code;

/**
 * The number that the answers prove; null where the form asks for no code, or none was given: then the engine says
 * whether it may be missing.
 * @throws Refusal SMS_CODE_WRONG; it costs a try of the code.
 */
export async function proveMobile(
  { database, codes }: Pick<OpenServices, 'database' | 'codes'>,
  exhibition: Exhibition,
  definition: Definition,
  answers: Answers,
  origin: Origin,
): Promise<ProvenMobile | null> {
  if (!definition.itemByProp.has(props.code) || !definition.itemByProp.has(props.mobile)) return null;
  const [typed, code] = [answers[props.mobile], answers[props.code]];
  if (typeof typed !== 'string' || typeof code !== 'string' || code.trim() === '') return null;
  const phone = loginName('phone', typed);
  const templates = ['visitor'] as const;
  const proven = await inTransaction(database, (transaction) =>
    provePhone({ codes }, transaction, { exhibition, phone, code, templates, origin }),
  );
  if (proven === null) throw new Refusal('SMS_CODE_WRONG');
  return { mobile: phone, codeId: proven.codeId };
}

/**
 * Makes the code that proved a number good for nothing more.
 * @throws Refusal SMS_CODE_WRONG if the code was used for something else meanwhile.
 */
export async function spendCode(
  transaction: Transaction,
  { tenantId }: Exhibition,
  proven: ProvenMobile | null,
): Promise<void> {
  if (proven === null) return;
  const number = { tenantId, phone: proven.mobile };
  if (!(await markCodeUsed(transaction, number, proven.codeId))) throw new Refusal('SMS_CODE_WRONG');
}
