import type { AssignOwnerRequest, StaffName, UndoTagsRequest } from '@zhantai/contract';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Exhibition } from '../../exhibitions/index.ts';
import { addJob, findDone } from '../../jobs/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Editor } from '../editor.ts';
import { selectBulk } from '../select-bulk.ts';
import { isStaff } from '../store/exhibitors.ts';
import { ownerJob, readOwnerChange } from './owner-job.ts';
import { findStaffNames } from './store.ts';

/** The staff who may look after exhibitors, by name. */
export async function readOwners(database: Database, exhibition: Exhibition): Promise<StaffName[]> {
  return [...(await findStaffNames(database, exhibition))];
}

/**
 * Says who looks after many exhibitors: a few at once, more as a job over the list fixed now.
 * @returns the id of the job. @throws Refusal SELECTION_CHANGED with the count, BAD_REQUEST for who is not of the staff.
 */
export async function assignOwner(
  database: Database,
  { staff, exhibition, origin: { address, requestId } }: Editor,
  { bulk, owner }: AssignOwnerRequest,
  now: Date,
): Promise<string> {
  return inTransaction(database, async (transaction) => {
    if (owner !== null && !(await isStaff(transaction, exhibition, owner)))
      throw new Refusal('BAD_REQUEST', { detail: 'owner' });
    const ids = await selectBulk(transaction, { staff, exhibition }, bulk, now);
    return addJob(transaction, exhibition, ownerJob, {
      payload: { owner, origin: { address, requestId } },
      accountId: staff.accountId,
      things: ids.map((id) => ({ id, change: null })),
    });
  });
}

/** Takes back what such a job did, where nobody changed it since. @throws Refusal NOT_FOUND. */
export async function undoOwner(
  database: Database,
  { staff, exhibition, origin: { address, requestId } }: Editor,
  { jobId }: UndoTagsRequest,
  now: Date,
): Promise<string> {
  return inTransaction(database, async (transaction) => {
    const done = await findDone(transaction, exhibition, staff, { jobId, kind: ownerJob.kind, now });
    return addJob(transaction, exhibition, ownerJob, {
      payload: { owner: null, origin: { address, requestId } },
      accountId: staff.accountId,
      things: done.map(({ id, change }) => ({ id, change: turned(change) })),
    });
  });
}

function turned(change: unknown): object | null {
  const owner = readOwnerChange(change);
  return owner === null ? null : { owner: { from: owner.to, to: owner.from } };
}
