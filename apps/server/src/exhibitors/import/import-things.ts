import { recordAudit } from '../../audit/index.ts';
import { judgeChange } from '../../changes/index.ts';
import type { Transaction } from '../../database/database.ts';
import type { RunningJob } from '../../jobs/index.ts';
import { cleanExhibitor } from '../clean-exhibitor.ts';
import { nextCode } from '../next-code.ts';
import { findByPlace, insertBooth, updateBooth, type KeptBooth } from '../store/booths.ts';
import { findByCode, insertExhibitor, updateExhibitor, type KeptExhibitor } from '../store/exhibitors.ts';
import type { ImportPayload } from './import-payload.ts';
import type { Plan, PlannedBooth } from './plan.ts';

/** A batch of an import while it is written. */
export interface Writing extends ImportPayload {
  readonly transaction: Transaction;
  readonly job: RunningJob;
  /** The greatest number of a code like `E0001`. */
  lastNumber: number;
}

/** Why an exhibitor is not as it was seen; null: it is. */
export async function judgeExhibitor(
  { transaction, job }: Writing,
  exhibitor: Plan['exhibitor'],
  kept: KeptExhibitor | null,
): Promise<string | null> {
  if (exhibitor === null) return null;
  if (exhibitor.kind === 'new') {
    if (exhibitor.code === null) return null;
    return (await findByCode(transaction, job, exhibitor.code)) === null ? null : 'changed';
  }
  if (kept === null) return 'gone';
  return judgeChange<KeptExhibitor>(kept, exhibitor.change, ['tags']).conflicts.length > 0 ? 'changed' : null;
}

/** Why a booth is not as it was seen; null: it is. */
export async function judgeBooth(
  { transaction, job }: Writing,
  booth: PlannedBooth,
  kept: KeptBooth | null,
): Promise<string | null> {
  if (booth.kind === 'new') return (await findByPlace(transaction, job, booth)) === null ? null : 'changed';
  if (kept === null) return 'gone';
  return judgeChange<KeptBooth>(kept, booth.change).conflicts.length > 0 ? 'changed' : null;
}

export async function writeExhibitor(
  writing: Writing,
  id: string,
  exhibitor: Plan['exhibitor'],
  kept: KeptExhibitor | null,
): Promise<void> {
  const { transaction, job } = writing;
  if (exhibitor?.kind === 'new') {
    const { kind: _, code, ...said } = exhibitor;
    const made = cleanExhibitor({
      ...said,
      code: code ?? nextCode(writing.lastNumber),
      state: 'invited',
      note: '',
      owner: null,
    });
    const number = /^E(\d{1,9})$/i.exec(made.code)?.[1];
    if (number !== undefined) writing.lastNumber = Math.max(writing.lastNumber, Number(number));
    await insertExhibitor(transaction, job, id, made, new Date());
    await audit(writing, 'exhibitor.create', { kind: 'exhibitor', id }, { code: made.code, name: made.name });
    return;
  }
  if (exhibitor === null || kept === null) return;
  const { next, changed } = judgeChange<KeptExhibitor>(kept, exhibitor.change, ['tags']);
  if (changed.length === 0) return;
  await updateExhibitor(transaction, job, id, cleanExhibitor(next));
  await audit(writing, 'exhibitor.change', { kind: 'exhibitor', id }, { changes: entriesOf(changed) });
}

export async function writeBooth(
  writing: Writing,
  exhibitorId: string,
  booth: PlannedBooth,
  kept: KeptBooth | null,
): Promise<void> {
  const { transaction, job } = writing;
  const thing = { kind: 'booth', id: booth.id };
  if (booth.kind === 'new') {
    const { hall, number, area, type, heightLimit, own } = booth;
    const made = { hall, number, area, type, heightLimit, tags: [], exhibitorId: own ? exhibitorId : null };
    await insertBooth(transaction, job, booth.id, made);
    await audit(writing, 'booth.create', thing, made);
    return;
  }
  if (kept === null) return;
  const { next, changed } = judgeChange<KeptBooth>(kept, booth.change);
  if (changed.length === 0) return;
  await updateBooth(transaction, job, booth.id, next);
  await audit(writing, 'booth.change', thing, { changes: entriesOf(changed) });
}

function entriesOf(changed: ReturnType<typeof judgeChange>['changed']): object {
  return Object.fromEntries(changed.map(({ key, from, to }) => [key, { from, to }]));
}

/** Keeps in the audit what the import did. */
export async function audit(
  { transaction, job, origin }: Writing,
  action: string,
  thing: { readonly kind: string; readonly id: string },
  detail: object,
): Promise<void> {
  await recordAudit(transaction, {
    tenantId: job.tenantId,
    exhibitionId: job.exhibitionId,
    actor: { kind: 'staff', accountId: job.accountId },
    action,
    thing,
    detail: { ...detail, jobId: job.jobId },
    origin,
  });
}
