import type { Selectable } from 'kysely';
import type { DrawingStepTable, DrawingTable } from '../../database/tables/catalogue-tables.ts';
import { anyOf } from '../../database/queries/any-of.ts';
import { countListed } from '../../platform/json/count-listed.ts';
import { withinLimits, type Limits } from '../../booths/index.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { PageWindow, Total } from '../../platform/paging.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { Drawing, DrawingStep } from '../drawings/drawing.ts';

/** Which drawings a subject's form has. */
export interface DrawingOwner {
  readonly formId: string;
  readonly subjectKey: string;
  /** As {@link Drawing} has it. */
  readonly boothId: string;
}

/** The drawings of a subject's form; `lock` keeps others from changing them before the transaction ends. */
export async function findDrawings(
  database: Database,
  scope: Scope,
  { formId, subjectKey, boothId }: DrawingOwner,
  lock = false,
): Promise<readonly Drawing[]> {
  const query = drawings(database, scope)
    .where('form_id', '=', formId)
    .where('subject_key', '=', subjectKey)
    .where('booth_id', '=', boothId)
    .orderBy('slot');
  return withSteps(database, scope, await (lock ? query.forUpdate() : query).execute());
}

/** A drawing by its id, and nobody else may change it before this transaction ends. */
export async function lockDrawing(
  transaction: Transaction,
  scope: Scope,
  drawingId: string,
): Promise<Drawing | null> {
  const rows = await drawings(transaction, scope).where('drawing_id', '=', drawingId).forUpdate().execute();
  return (await withSteps(transaction, scope, rows))[0] ?? null;
}

/** Which drawings staff ask for. */
export interface DrawingFilter {
  readonly formId?: string | undefined;
  readonly exhibitorId?: string | undefined;
  /** Empty for any. */
  readonly statuses: readonly Drawing['status'][];
  /** Of who asks. */
  readonly limits: Limits;
}

/** So few are read and sorted. */
const few = 2_000;

/** One page of drawings, the longest waiting first, and how many there are. */
export async function listDrawings(
  database: Database,
  scope: Scope,
  filter: DrawingFilter,
  page: PageWindow,
): Promise<{ readonly drawings: readonly Drawing[]; readonly total: Total }> {
  let query = scoped(database, scope)
    .selectFrom('drawing')
    .leftJoin('booth', 'booth.booth_id', 'drawing.booth_id')
    .where(
      withinLimits(scope, filter.limits, {
        form: 'drawing.form_id',
        hall: 'booth.hall',
        exhibitor: 'drawing.exhibitor_id',
        isLong: true,
      }),
    );
  if (filter.formId !== undefined) query = query.where('drawing.form_id', '=', filter.formId);
  if (filter.exhibitorId !== undefined) query = query.where('drawing.exhibitor_id', '=', filter.exhibitorId);
  if (filter.statuses.length > 0) query = query.where('drawing.status', '=', anyOf(filter.statuses));
  const total = await countListed(database, query.select('drawing.drawing_id'), page);
  // All of few are read, and not those of all along until the page is full.
  const found = query.selectAll('drawing').$if(total.total <= few, (some) => some.offset(0));
  const rows = await database
    .selectFrom(found.as('drawing'))
    .selectAll()
    .orderBy('drawing.submitted_at')
    .orderBy('drawing.drawing_id')
    .offset(page.offset)
    .limit(page.size)
    .execute();
  return { drawings: await withSteps(database, scope, rows), total };
}

/**
 * Makes the row of a drawing that was never handed in before.
 * @returns whether it is new: somebody may have handed it in at the same moment.
 */
export async function insertDrawing(
  transaction: Transaction,
  scope: Scope,
  drawing: Omit<Drawing, 'steps' | 'decidedAt'>,
): Promise<boolean> {
  const made = await scoped(transaction, scope)
    .insertInto('drawing')
    .values({
      drawing_id: drawing.drawingId,
      form_id: drawing.formId,
      subject_key: drawing.subjectKey,
      exhibitor_id: drawing.exhibitorId,
      booth_id: drawing.boothId,
      slot: drawing.slot,
      status: drawing.status,
      revision: drawing.revision,
      submitted_at: drawing.submittedAt,
      decided_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('drawing_id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function updateDrawing(
  transaction: Transaction,
  scope: Scope,
  { drawingId, status, revision, submittedAt, decidedAt }: Omit<Drawing, 'steps'>,
): Promise<void> {
  await scoped(transaction, scope)
    .updateTable('drawing')
    .set({ status, revision, submitted_at: submittedAt, decided_at: decidedAt })
    .where('drawing_id', '=', drawingId)
    .execute();
}

/** @param number of the step, from 1. */
export async function insertDrawingStep(
  transaction: Transaction,
  scope: Scope,
  drawingId: string,
  number: number,
  step: DrawingStep,
  address: string,
): Promise<void> {
  await scoped(transaction, scope)
    .insertInto('drawing_step')
    .values({
      drawing_id: drawingId,
      step: number,
      action: step.action,
      revision: step.revision,
      file_ids: [...step.fileIds],
      note: step.note,
      comment: step.comment,
      account_id: step.accountId,
      address,
      at: step.at,
    })
    .execute();
}

function drawings(database: Database, scope: Scope) {
  return scoped(database, scope).selectFrom('drawing').selectAll();
}

async function withSteps(
  database: Database,
  scope: Scope,
  rows: readonly Selectable<DrawingTable>[],
): Promise<readonly Drawing[]> {
  if (rows.length === 0) return [];
  const steps = await scoped(database, scope)
    .selectFrom('drawing_step')
    .selectAll()
    .where('drawing_id', '=', anyOf(rows.map((row) => row.drawing_id)))
    .orderBy('drawing_id')
    .orderBy('step')
    .execute();
  return rows.map((row) => ({
    drawingId: row.drawing_id,
    formId: row.form_id,
    subjectKey: row.subject_key,
    exhibitorId: row.exhibitor_id,
    boothId: row.booth_id,
    slot: row.slot,
    status: row.status,
    revision: row.revision,
    submittedAt: row.submitted_at,
    decidedAt: row.decided_at,
    steps: steps.filter((step) => step.drawing_id === row.drawing_id).map(toStep),
  }));
}

function toStep(row: Selectable<DrawingStepTable>): DrawingStep {
  return {
    action: row.action,
    revision: row.revision,
    fileIds: row.file_ids,
    note: row.note,
    comment: row.comment,
    accountId: row.account_id,
    at: row.at,
  };
}
