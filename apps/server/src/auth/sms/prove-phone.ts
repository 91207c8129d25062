import type { SmsTemplate } from '@zhantai/contract';
import type { Transaction } from '../../database/database.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import { addressKey } from '../../rate-limits/index.ts';
import type { Origin } from '../origin.ts';
import type { AuthServices } from '../services.ts';
import { insertFailure } from '../store/failures.ts';
import { aroundOf } from '../throttle/find-door.ts';
import type { ProvenCode } from './sms-codes.ts';

/** A code as somebody gave it for a phone. */
export interface PhoneProof {
  readonly exhibition: Exhibition;
  readonly phone: string;
  readonly code: string;
  readonly templates: readonly SmsTemplate[];
  readonly origin: Origin;
}

/** Whether the code proves the phone. A wrong one costs a try and counts for the address it came from. */
export async function provePhone(
  { codes }: Pick<AuthServices, 'codes'>,
  transaction: Transaction,
  { exhibition, phone, code, templates, origin }: PhoneProof,
): Promise<ProvenCode | null> {
  const address = addressKey(origin.address);
  const proven = await codes.prove(transaction, exhibition, phone, code, templates, address);
  if (proven === null) {
    const { tenantId } = exhibition;
    await insertFailure(transaction, {
      tenantId,
      login: `sms:${phone}`,
      address,
      around: aroundOf(origin.address),
      known: false,
    });
  }
  return proven;
}
