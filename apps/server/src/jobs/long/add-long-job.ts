import type { Transaction } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { newId } from '../../platform/new-id.ts';
import type { Vault } from '../../platform/vault.ts';
import { insertLongJob } from '../store/long-jobs.ts';

/** Long work that is wanted. */
interface WantedLongJob {
  readonly kind: string;
  readonly payload: unknown;
  readonly accountId: string;
  /** Kept sealed until the job ends, and read by its work alone. */
  readonly secret: string | null;
}

/** Adds long work, which begins within seconds of the transaction's end. @returns its id. */
export async function addLongJob(
  transaction: Transaction,
  vault: Vault,
  { tenantId, exhibitionId }: Scope,
  { secret, ...wanted }: WantedLongJob,
): Promise<string> {
  const jobId = newId();
  await insertLongJob(transaction, vault, { tenantId, exhibitionId }, { ...wanted, jobId }, secret);
  return jobId;
}
