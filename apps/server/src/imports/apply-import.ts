import { recordAudit } from '../audit/index.ts';
import type { Origin, Staff } from '../auth/index.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { addJob } from '../jobs/index.ts';
import { Refusal } from '../platform/refusal.ts';
import type { ImportKind } from './import-kind.ts';
import { takeImport } from './store.ts';

/** Who imports what they saw. */
export interface ApplyingImport {
  readonly kinds: readonly ImportKind[];
  readonly staff: Staff;
  readonly exhibition: Exhibition;
  readonly origin: Origin;
}

/**
 * Does what a preview said, once: a preview that was taken is gone.
 * @param also rows whose phone acts for another exhibitor and is added here as well.
 * @returns the id of the job. @throws Refusal NOT_FOUND for a preview of somebody else, or that is a day old.
 */
export async function applyImport(
  database: Database,
  { kinds, staff, exhibition, origin }: ApplyingImport,
  importId: string,
  also: readonly number[],
): Promise<string> {
  const { tenantId, exhibitionId } = exhibition;
  const { address, requestId } = origin;
  return inTransaction(database, async (transaction) => {
    const wanted = await takeImport(transaction, exhibition, importId, staff.accountId);
    const kind = kinds.find((one) => one.kind === wanted?.kind);
    if (wanted === null || kind === undefined) throw new Refusal('NOT_FOUND');
    await recordAudit(transaction, {
      tenantId,
      exhibitionId,
      actor: { kind: 'staff', accountId: staff.accountId },
      action: `${kind.kind}.import`,
      thing: { kind: 'import', id: importId },
      detail: { things: wanted.things.length },
      origin,
    });
    return addJob(transaction, exhibition, kind.job, {
      payload: { also, origin: { address, requestId } },
      accountId: staff.accountId,
      things: wanted.things,
    });
  });
}
