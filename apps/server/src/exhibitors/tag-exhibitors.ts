import type { TagExhibitorsRequest, UndoTagsRequest } from '@zhantai/contract';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { addJob, findDone } from '../jobs/index.ts';
import type { Editor } from './editor.ts';
import { exhibitorLimits } from './exhibitor-limits.ts';
import { refuseBeyond } from './save-exhibitor.ts';
import { selectBulk } from './select-bulk.ts';
import { countTags, lockNames } from './store/exhibitors.ts';
import { tagJob } from './tag-job.ts';
import { readTagChange } from './tag-payload.ts';

/**
 * Gives tags to many exhibitors or takes them away: a few at once, more as a job over the list fixed now.
 * @returns the id of the job. @throws Refusal SELECTION_CHANGED with the count, LIMIT_REACHED.
 */
export async function tagExhibitors(
  database: Database,
  { staff, exhibition, origin: { address, requestId } }: Editor,
  { bulk, add = [], remove = [] }: TagExhibitorsRequest,
  now: Date,
): Promise<string> {
  return inTransaction(database, async (transaction) => {
    const ids = await selectBulk(transaction, { staff, exhibition }, bulk, now);
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
