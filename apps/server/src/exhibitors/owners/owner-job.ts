import { recordAudit } from '../../audit/index.ts';
import { judgeChange } from '../../changes/index.ts';
import type { Transaction } from '../../database/database.ts';
import type { JobKind, JobThing, RunningJob, ThingOutcome } from '../../jobs/index.ts';
import { isStaff, lockExhibitor, updateExhibitor } from '../store/exhibitors.ts';
import { findNames } from '../store/names.ts';

type Owner = string | null;

/** Says who looks after many exhibitors; undoing it is a job, too, each of whose things says from and to. */
export const ownerJob: JobKind = {
  kind: 'exhibitor.owner',
  async run(transaction, job, things) {
    const outcomes: ThingOutcome[] = [];
    // In the order of their ids: of two that lock the same ones neither waits for the other.
    const ordered = things.toSorted((one, two) => (one.id < two.id ? -1 : 1));
    for (const thing of ordered) outcomes.push(await assign(transaction, job, thing));
    return outcomes;
  },
  nameThings: findNames,
};

async function assign(transaction: Transaction, job: RunningJob, thing: JobThing): Promise<ThingOutcome> {
  const { id } = thing;
  const payload = isRecord(job.payload) ? job.payload : {};
  const kept = await lockExhibitor(transaction, job, id);
  if (kept === null) return { id, outcome: 'skipped', reason: 'gone' };
  const { owner } = kept;
  const wanted = readOwnerChange(thing.change) ?? { from: owner, to: textOf(payload['owner']) };
  const { next, changed, conflicts } = judgeChange({ owner }, { owner: wanted }, []);
  if (conflicts.length > 0) return { id, outcome: 'skipped', reason: 'changed' };
  if (changed.length === 0) return { id, outcome: 'skipped', reason: 'unchanged' };
  // Who left the staff since looks after nobody any more.
  if (next.owner !== null && !(await isStaff(transaction, job, next.owner)))
    return { id, outcome: 'skipped', reason: 'ownerLeft' };
  await updateExhibitor(transaction, job, id, { ...kept, owner: next.owner });
  const change = { owner: { from: owner, to: next.owner } };
  const origin = isRecord(payload['origin']) ? payload['origin'] : {};
  await recordAudit(transaction, {
    tenantId: job.tenantId,
    exhibitionId: job.exhibitionId,
    actor: { kind: 'staff', accountId: job.accountId },
    action: 'exhibitor.change',
    thing: { kind: 'exhibitor', id },
    detail: { changes: change, jobId: job.jobId },
    origin: { address: textOf(origin['address']) ?? '', requestId: textOf(origin['requestId']) ?? '' },
  });
  return { id, outcome: 'done', change };
}

/** The owners of a stored change, from and to; null where there is none. */
export function readOwnerChange(stored: unknown): { readonly from: Owner; readonly to: Owner } | null {
  if (!isRecord(stored) || !isRecord(stored['owner'])) return null;
  return { from: textOf(stored['owner']['from']), to: textOf(stored['owner']['to']) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
