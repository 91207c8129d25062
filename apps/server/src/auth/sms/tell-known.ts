import { limits } from '@zhantai/contract';
import type { Transaction } from '../../database/database.ts';
import { readSetting, type Exhibition } from '../../exhibitions/index.ts';
import { everywhere, findWindow, isAddressRateUsed, requireAddressRate } from '../../rate-limits/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { unknownSms } from './count-unknown-number.ts';

/** Who asks for a code, from where and when. */
export interface CodeAsker {
  readonly exhibition: Exhibition;
  readonly address: string;
  readonly at: Date;
}

/**
 * Counts an answer that tells an address that a number is known here, because an unknown one would be refused now. The
 * bound is that of every answer that tells whether a value exists; beyond it a known number is treated as an unknown one.
 * @returns whether it may be told.
 */
export async function mayTellKnown(
  transaction: Transaction,
  { exhibition, address, at }: CodeAsker,
): Promise<boolean> {
  try {
    const caller = { address, call: 'existence' };
    await requireAddressRate(transaction, exhibition, caller, limits.existenceAnswers, at);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Whether an SMS to a number that nobody knows here would be refused now. */
export async function isUnknownRefused(
  transaction: Transaction,
  { exhibition, address, at }: CodeAsker,
): Promise<boolean> {
  const { call } = unknownSms;
  if (await isAddressRateUsed(transaction, everywhere, { address, call }, limits.smsOfAddress, at))
    return true;
  const most = await readSetting(transaction, exhibition, 'smsUnknownPerHour');
  const window = await findWindow(transaction, exhibition, unknownSms, at);
  return (window?.calls ?? 0) >= most;
}
