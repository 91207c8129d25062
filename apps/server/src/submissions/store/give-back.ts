import type { Transaction } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { releaseClaims } from './claims.ts';
import { releaseOptions } from './taken-options.ts';

/** What a submission held that others may have now: the ID numbers it registered, the options it took. */
export async function giveBack(transaction: Transaction, scope: Scope, submissionId: string): Promise<void> {
  await releaseClaims(transaction, scope, submissionId);
  await releaseOptions(transaction, scope, submissionId);
}
