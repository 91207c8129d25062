import { sql } from 'kysely';
import type { FormEffects } from '@zhantai/contract';
import { notTrial } from '../../booths/index.ts';
import type { Answers } from '@zhantai/engine';
import type { Database, Transaction } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { anyOf } from '../../database/queries/any-of.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { boothColumn, isBegun, submissionRows, type SubmissionBooth } from '../../submissions/index.ts';

/** A report of what publishing a draft would do: which states of the form it compares, and when. */
export interface EffectsRow {
  readonly effectsId: string;
  readonly formId: string;
  readonly draftRevision: number;
  /** Published then; 0: nothing. */
  readonly version: number;
  readonly madeAt: Date;
}

/** A submission that passes no more, and why. */
export interface FailingRow {
  readonly submissionId: string;
  /** What was handed in then; null where it is being typed. */
  readonly revision: number | null;
  readonly problems: readonly { readonly label: string; readonly message: string }[];
}

/** Rows that are written at once. */
const WRITTEN_ROWS = 1_000;

/** Begins a report, which counts once it is kept whole; those of the same number and those made before `since` go. */
export async function insertEffects(
  transaction: Transaction,
  scope: Scope,
  { effectsId, formId, draftRevision, version, madeAt }: EffectsRow,
  since: Date,
): Promise<void> {
  await scoped(transaction, scope)
    .deleteFrom('form_effects')
    .where((one) => one.or([one('made_at', '<', since), one('effects_id', '=', effectsId)]))
    .execute();
  await scoped(transaction, scope)
    .insertInto('form_effects')
    .values({
      effects_id: effectsId,
      form_id: formId,
      draft_revision: draftRevision,
      version,
      made_at: madeAt,
    })
    .execute();
}

/**
 * Keeps some of what a report found to pass no more, but for what was removed meanwhile.
 * @returns false where the report is gone: its form was published by somebody else.
 */
export async function insertFailing(
  transaction: Transaction,
  scope: Scope,
  effectsId: string,
  failing: readonly FailingRow[],
): Promise<boolean> {
  const report = await scoped(transaction, scope)
    .selectFrom('form_effects')
    .select('effects_id')
    .where('effects_id', '=', effectsId)
    .forShare()
    .executeTakeFirst();
  if (report === undefined) return false;
  for (let at = 0; at < failing.length; at += WRITTEN_ROWS) {
    const part = failing.slice(at, at + WRITTEN_ROWS);
    const there = await scoped(transaction, scope)
      .selectFrom('submission')
      .select('submission_id as id')
      .where('submission_id', '=', anyOf(part.map(({ submissionId }) => submissionId)))
      .forKeyShare()
      .execute();
    const ids = new Set(there.map(({ id }) => id));
    const rows = part
      .filter(({ submissionId }) => ids.has(submissionId))
      .map(({ submissionId, revision, problems }) => ({
        effects_id: effectsId,
        submission_id: submissionId,
        revision,
        problems: JSON.stringify(problems),
      }));
    await insertRows(transaction, scope, 'form_effects_failing', rows, { json: ['problems'] });
  }
  return true;
}

/** Makes a report whole: from now on it can be published with. False where it is gone. */
export async function keepReport(
  transaction: Transaction,
  scope: Scope,
  effectsId: string,
  report: FormEffects,
): Promise<boolean> {
  const { numUpdatedRows } = await scoped(transaction, scope)
    .updateTable('form_effects')
    .set({ report: JSON.stringify(report) })
    .where('effects_id', '=', effectsId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes one report, whole or not. */
export async function deleteReport(database: Database, scope: Scope, effectsId: string): Promise<void> {
  await scoped(database, scope).deleteFrom('form_effects').where('effects_id', '=', effectsId).execute();
}

/** A report as it was made; null where there is none, or it is not whole yet. */
export async function findReport(
  database: Database,
  scope: Scope,
  formId: string,
  effectsId: string,
): Promise<unknown> {
  const row = await scoped(database, scope)
    .selectFrom('form_effects')
    .select('report')
    .where('form_id', '=', formId)
    .where('effects_id', '=', effectsId)
    .executeTakeFirst();
  return row?.report ?? null;
}

/** A report of a form; null where there is none. */
export async function findEffects(
  database: Database,
  scope: Scope,
  formId: string,
  effectsId: string,
): Promise<EffectsRow | null> {
  const row = await scoped(database, scope)
    .selectFrom('form_effects')
    .select([
      'effects_id as effectsId',
      'form_id as formId',
      'draft_revision as draftRevision',
      'version',
      'made_at as madeAt',
    ])
    .where('form_id', '=', formId)
    .where('effects_id', '=', effectsId)
    .where('report', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes every report of a form: its version is another one. */
export async function deleteEffects(transaction: Transaction, scope: Scope, formId: string): Promise<void> {
  await scoped(transaction, scope).deleteFrom('form_effects').where('form_id', '=', formId).execute();
}

/** A submission with the answers that count: what was handed in, or, while it is being mended, what is typed. */
export interface StandingAnswers {
  readonly submissionId: string;
  readonly status: 'draft' | 'submitted' | 'wait' | 'adopt' | 'fail';
  readonly subjectKind: 'exhibitor' | 'account' | 'transport' | 'ticket';
  readonly subjectKey: string;
  readonly exhibitorId: string | null;
  readonly accountId: string | null;
  readonly ticketId: string | null;
  /** The exhibitor, else the person. */
  readonly name: string;
  readonly booth: SubmissionBooth | null;
  readonly submittedRevision: number | null;
  /** Whether they were handed in. */
  readonly handedIn: boolean;
  readonly version: number;
  readonly answers: Answers;
  readonly savedBy: string | null;
}

/** Which submissions of a form. */
export interface StandingQuery {
  readonly formId: string;
  /** After this one, by id. */
  readonly after: string;
  /** Changed since; null is all. */
  readonly since: Date | null;
  readonly most: number;
  /** Versions of which no answers are read. */
  readonly unread: readonly number[];
}

/** How many submissions of a form there are. */
export async function countStanding(database: Database, scope: Scope, formId: string): Promise<number> {
  const { total } = await scoped(database, scope)
    .selectFrom('submission')
    .select((row) => row.fn.countAll<string>().as('total'))
    .where('form_id', '=', formId)
    .where(notTrial(scope, sql.ref('submission.exhibitor_id')))
    .where(isBegun)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The next submissions of a form with their answers, by id. */
export async function findStandingAnswers(
  database: Database,
  scope: Scope,
  { formId, after, since, most, unread }: StandingQuery,
): Promise<readonly StandingAnswers[]> {
  const rows = await submissionRows(database, scope)
    .leftJoin('exhibitor', 'exhibitor.exhibitor_id', 'submission.exhibitor_id')
    .leftJoin('account', 'account.account_id', 'submission.account_id')
    .where(notTrial(scope, sql.ref('submission.exhibitor_id')))
    .select([
      'submission.submission_id as submissionId',
      'submission.status',
      'submission.subject_kind as subjectKind',
      'submission.subject_key as subjectKey',
      'submission.exhibitor_id as exhibitorId',
      'submission.account_id as accountId',
      'submission.ticket_id as ticketId',
      'exhibitor.name as exhibitorName',
      'account.name as accountName',
      'submission.submitted_revision as submittedRevision',
      boothColumn,
      'draft.version as draftVersion',
      unreadOf('draft', unread).as('draftAnswers'),
      'draft.saved_by as draftBy',
      'revision.version as revisionVersion',
      unreadOf('revision', unread).as('revisionAnswers'),
      'revision.saved_by as revisionBy',
    ])
    .where('submission.form_id', '=', formId)
    .where('submission.submission_id', '>', after)
    .where(isBegun)
    .where((one) => (since === null ? sql<boolean>`true` : one('submission.updated_at', '>', since)))
    .orderBy('submission.submission_id')
    .limit(most)
    .execute();
  return rows.map(({ exhibitorName, accountName, ...row }) => {
    const {
      submissionId,
      status,
      subjectKind,
      subjectKey,
      exhibitorId,
      accountId,
      ticketId,
      booth,
      submittedRevision,
    } = row;
    const isTyped = (status === 'draft' || status === 'fail') && row.draftVersion !== null;
    return {
      submissionId,
      status,
      subjectKind,
      subjectKey,
      exhibitorId,
      accountId,
      ticketId,
      booth,
      submittedRevision,
      name: exhibitorName ?? accountName ?? '',
      handedIn: !isTyped && status !== 'draft',
      version: (isTyped ? row.draftVersion : row.revisionVersion) ?? 0,
      answers: (isTyped ? row.draftAnswers : row.revisionAnswers) ?? {},
      savedBy: isTyped ? row.draftBy : row.revisionBy,
    };
  });
}

/** The answers of a draft or a revision, but for those under a version of which none are read. */
function unreadOf(table: 'draft' | 'revision', unread: readonly number[]) {
  return sql<Answers | null>`case when ${sql.ref(`${table}.version`)} = any(${[...unread]}::integer[])
    then null else ${sql.ref(`${table}.answers`)} end`;
}

/** The job of an account that makes a report of the same states of a form and is not over; null where there is none. */
export async function findEffectsJob(
  database: Database,
  scope: Scope,
  wanted: { readonly kind: string; readonly accountId: string; readonly payload: object },
): Promise<string | null> {
  const row = await scoped(database, scope)
    .selectFrom('job')
    .select('job_id as jobId')
    .where('kind', '=', wanted.kind)
    .where('account_id', '=', wanted.accountId)
    .where('state', 'in', ['waiting', 'running'])
    .where('is_cancelled', '=', false)
    .where(sql<boolean>`payload @> ${JSON.stringify(wanted.payload)}::jsonb`)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.jobId ?? null;
}

/** Lets other connections read the state that a transaction reads, as long as it is open. @returns how it is called. */
export async function shareSnapshot(transaction: Transaction): Promise<string> {
  const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(transaction);
  const [row] = rows;
  if (row === undefined) throw new Error('The database shares no snapshot.');
  return row.id;
}

/** Has a transaction that read nothing yet read the state of another one ({@link shareSnapshot}). */
export async function joinSnapshot(transaction: Transaction, snapshot: string): Promise<void> {
  await sql`set transaction snapshot ${sql.lit(snapshot)}`.execute(transaction);
}
