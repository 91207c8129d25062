import { recordAudit } from '../audit/index.ts';
import { judgeChange } from '../changes/index.ts';
import type { Transaction } from '../database/database.ts';
import type { JobKind, JobThing, RunningJob, ThingOutcome } from '../jobs/index.ts';
import { lockExhibitor, updateExhibitor } from './store/exhibitors.ts';
import { findNames } from './store/names.ts';
import { readPayload, readTagChange } from './tag-payload.ts';

/** Of one exhibitor. */
const MOST_TAGS = 50;

/** Gives tags to many exhibitors or takes them away; undoing it is a job, too, each of whose things says from and to. */
export const tagJob: JobKind = {
  kind: 'exhibitor.tags',
  async run(transaction, job, things) {
    const outcomes: ThingOutcome[] = [];
    // In the order of their ids: of two that lock the same ones neither waits for the other.
    const ordered = things.toSorted((one, two) => (one.id < two.id ? -1 : 1));
    for (const thing of ordered) outcomes.push(await tag(transaction, job, thing));
    return outcomes;
  },
  nameThings: findNames,
};

async function tag(transaction: Transaction, job: RunningJob, thing: JobThing): Promise<ThingOutcome> {
  const { id } = thing;
  const { add, remove, origin } = readPayload(job.payload);
  const kept = await lockExhibitor(transaction, job, id);
  if (kept === null) return { id, outcome: 'skipped', reason: 'gone' };
  const { tags } = kept;
  const wanted = readTagChange(thing.change) ?? {
    from: tags,
    to: [...new Set([...tags, ...add])].filter((one) => !remove.includes(one)).toSorted(),
  };
  const { next, changed, conflicts } = judgeChange({ tags }, { tags: wanted }, ['tags']);
  if (conflicts.length > 0) return { id, outcome: 'skipped', reason: 'changed' };
  if (changed.length === 0) return { id, outcome: 'skipped', reason: 'unchanged' };
  if (next.tags.length > MOST_TAGS) return { id, outcome: 'failed', reason: 'LIMIT_REACHED' };
  await updateExhibitor(transaction, job, id, { ...kept, tags: next.tags });
  const change = { tags: { from: tags, to: next.tags } };
  await recordAudit(transaction, {
    tenantId: job.tenantId,
    exhibitionId: job.exhibitionId,
    actor: { kind: 'staff', accountId: job.accountId },
    action: 'exhibitor.change',
    thing: { kind: 'exhibitor', id },
    detail: { changes: change, jobId: job.jobId },
    origin,
  });
  return { id, outcome: 'done', change };
}
