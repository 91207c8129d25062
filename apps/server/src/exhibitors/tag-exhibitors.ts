import type { TagExhibitorsRequest, UndoTagsRequest } from '@zhantai/contract';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { addJob, findDone } from '../jobs/index.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Editor } from './editor.ts';
import { exhibitorLimits } from './exhibitor-limits.ts';
import { readFilter } from './read-filter.ts';
import { refuseBeyond } from './save-exhibitor.ts';
import { countTags, lockNames } from './store/exhibitors.ts';
import { selectMatching, selectSeen } from './store/exhibitor-list.ts';
import { tagJob } from './tag-job.ts';
import { readTagChange } from './tag-payload.ts';

/** A selection may differ by so much of what was seen. */
const TOLERANCE = 0.01;

/**
 * Gives tags to many exhibitors or takes them away: a few at once, more as a job over the list fixed now.
 * @returns the id of the job. @throws Refusal SELECTION_CHANGED with the count, LIMIT_REACHED.
 */
export async function tagExhibitors(
  database: Database,
  { staff, exhibition, origin }: Editor,
  { bulk, add = [], remove = [] }: TagExhibitorsRequest,
  now: Date,
): Promise<string> {
  const { address, requestId } = origin;
  return inTransaction(database, async (transaction) => {
    const ids = await select(transaction, { staff, exhibition, origin }, bulk, now);
    if (add.length > 0) {
      await lockNames(transaction, exhibition);
      refuseBeyond((await countTags(transaction, exhibition, add)) - 1, exhibitorLimits.tags);
    }
    return addJob(transaction, exhibition, tagJob, {
      payload: { add, remove, origin: { address, requestId } },
      accountId: staff.accountId,
      things: ids.map((id) => ({ id, change: null })),
    });
  });
}

/** Takes back what a job of tags did, where nobody changed it since. @throws Refusal NOT_FOUND. */
export async function undoTags(
  database: Database,
  { staff, exhibition, origin: { address, requestId } }: Editor,
  { jobId }: UndoTagsRequest,
  now: Date,
): Promise<string> {
  return inTransaction(database, async (transaction) => {
    const done = await findDone(transaction, exhibition, staff, { jobId, kind: tagJob.kind, now });
    return addJob(transaction, exhibition, tagJob, {
      payload: { add: [], remove: [], origin: { address, requestId } },
      accountId: staff.accountId,
      things: done.map(({ id, change }) => ({ id, change: turned(change) })),
    });
  });
}

function turned(change: unknown): object | null {
  const tags = readTagChange(change);
  return tags === null ? null : { tags: { from: tags.to, to: tags.from } };
}

/** The exhibitors within the limits that a bulk action is about. */
async function select(
  transaction: Transaction,
  { staff, exhibition }: Editor,
  bulk: TagExhibitorsRequest['bulk'],
  now: Date,
): Promise<readonly string[]> {
  if ('ids' in bulk) return selectSeen(transaction, exhibition, staff, [...new Set(bulk.ids)]);
  const found = await selectMatching(transaction, exhibition, staff, readFilter(bulk.filter, now));
  if (Math.abs(found.length - bulk.count) > bulk.count * TOLERANCE)
    throw new Refusal('SELECTION_CHANGED', { count: found.length }, { count: found.length });
  return found;
}
