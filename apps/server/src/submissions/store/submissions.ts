import type { Selectable } from 'kysely';
import { inBatches } from '../../database/batch.ts';
import { connectionsOf } from '../../database/create-database.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import { fixedStatement } from '../../database/fixed-statement.ts';
import type { StoredStatus, SubmissionTable } from '../../database/tables/submission-tables.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { ownerKey, type Subject } from '../../files/index.ts';
import type { Submission, SubmissionBooth } from '../submission.ts';

/** Which submission: the form, the subject and, where a form takes many, its place. */
export interface SubmissionKey {
  readonly formId: string;
  readonly subjectKey: string;
  readonly ordinal: number;
}

/** All submissions of a subject, or those of one form; by form and place. */
export async function selectSubmissionsOf(
  database: Database,
  scope: Scope,
  subjectKey: string,
  formId?: string,
): Promise<readonly Submission[]> {
  const rows = await scoped(database, scope)
    .selectFrom('submission')
    .select(columns)
    .where('subject_key', '=', subjectKey)
    .where((one) => (formId === undefined ? one.lit(true) : one('form_id', '=', formId)))
    .where('removed_at', 'is', null)
    .orderBy('form_id')
    .orderBy('ordinal')
    .execute();
  return rows.map(toSubmission);
}

const columns = [
  'submission_id',
  'form_id',
  'subject_key',
  'exhibitor_id',
  'account_id',
  'ordinal',
  'booth_id',
  'booth_hall',
  'booth_number',
  'status',
  'revision',
  'submitted_revision',
  'round',
  'submitted_at',
  'decided_at',
  'change_requested_at',
  'reopened_revision',
  'updated_at',
] as const;
type SubmissionRow = Pick<Selectable<SubmissionTable>, (typeof columns)[number]>;

/** A submission that is looked for. */
interface Sought {
  readonly scope: Scope;
  readonly key: SubmissionKey;
}

/** How many one statement finds. */
const mostFound = 16;

// Row by row in the index, however large the table was when the plan was made.
const find = fixedStatement<SubmissionRow & { number: number }>(`
  select given.number, found.* from json_to_recordset($1::json) as given(number integer, tenant_id text,
    exhibition_id text, form_id text, subject_key text, ordinal integer)
  cross join lateral (
    select ${columns.join(', ')} from submission
    where tenant_id = given.tenant_id and exhibition_id = given.exhibition_id and form_id = given.form_id
      and subject_key = given.subject_key and ordinal = given.ordinal
    limit 1
  ) as found`);

const finders = new WeakMap<Database, (sought: Sought) => Promise<Submission | null>>();

/** Every save begins with it, so those who look at the same moment do so by one statement (docs/decisions, 14). */
export async function selectSubmission(
  database: Database,
  scope: Scope,
  key: SubmissionKey,
): Promise<Submission | null> {
  const sought = { scope, key };
  if (connectionsOf(database) === null) return (await findAll(database, [sought])).get(sought) ?? null;
  const known = finders.get(database);
  const finder = known ?? inBatches((all: readonly Sought[]) => findAll(database, all), mostFound);
  if (known === undefined) finders.set(database, finder);
  return finder(sought);
}

async function findAll(database: Database, all: readonly Sought[]): Promise<ReadonlyMap<Sought, Submission>> {
  const given = all.map(({ scope, key }, number) => ({
    number,
    tenant_id: scope.tenantId,
    exhibition_id: scope.exhibitionId,
    form_id: key.formId,
    subject_key: key.subjectKey,
    ordinal: key.ordinal,
  }));
  const rows = await find(database, [JSON.stringify(given)]);
  return new Map(
    rows.flatMap((row) => {
      const sought = all[row.number];
      return sought === undefined ? [] : [[sought, toSubmission(row)]];
    }),
  );
}

/** As {@link selectSubmission}, and nobody else may change it before this transaction ends. */
export async function lockSubmission(
  transaction: Transaction,
  scope: Scope,
  key: SubmissionKey,
): Promise<Submission | null> {
  const row = await keyed(transaction, scope, key).forUpdate().executeTakeFirst();
  return row === undefined ? null : toSubmission(row);
}

export async function selectSubmissionById(
  database: Database,
  scope: Scope,
  submissionId: string,
): Promise<Submission | null> {
  const row = await identified(database, scope, submissionId).executeTakeFirst();
  return row === undefined ? null : toSubmission(row);
}

export async function lockSubmissionById(
  transaction: Transaction,
  scope: Scope,
  submissionId: string,
): Promise<Submission | null> {
  const row = await identified(transaction, scope, submissionId).forUpdate().executeTakeFirst();
  return row === undefined ? null : toSubmission(row);
}

/** A submission that is about to be made. */
export interface NewSubmission {
  readonly submissionId: string;
  readonly formId: string;
  readonly subject: Subject;
  /** Null where it is for none in particular. */
  readonly booth: SubmissionBooth | null;
}

/** Makes the row of a submission unless it is there already: two tabs may save first at the same moment. */
export async function ensureSubmission(
  transaction: Transaction,
  scope: Scope,
  submission: NewSubmission & { readonly ordinal: number },
  at: Date,
): Promise<void> {
  await insertNew(transaction, scope, submission, submission.ordinal, at).execute();
}

/**
 * Makes the row of one more submission, at the next place; for a booth only where there is none for it yet.
 * @returns its key; null if the subject used `most` places already.
 */
export async function addSubmission(
  transaction: Transaction,
  scope: Scope,
  submission: NewSubmission,
  most: number,
  at: Date,
): Promise<SubmissionKey | null> {
  const { formId, subject, booth } = submission;
  const subjectKey = ownerKey(subject);
  for (;;) {
    if (booth !== null) {
      const known = await ordinalAt(transaction, scope, formId, subjectKey, booth.boothId);
      if (known !== null) return { formId, subjectKey, ordinal: known };
    }
    // One after the other: who finds the place taken meanwhile looks for the next one.
    const ordinal = (await lastOrdinal(transaction, scope, formId, subjectKey)) + 1;
    if (ordinal > most) return null;
    const made = await insertNew(transaction, scope, submission, ordinal, at)
      .returning('ordinal')
      .executeTakeFirst();
    if (made !== undefined) return { formId, subjectKey, ordinal };
  }
}

async function lastOrdinal(
  database: Database,
  scope: Scope,
  formId: string,
  subjectKey: string,
): Promise<number> {
  const row = await scoped(database, scope)
    .selectFrom('submission')
    .select((one) => one.fn.max('ordinal').as('ordinal'))
    .where('form_id', '=', formId)
    .where('subject_key', '=', subjectKey)
    .executeTakeFirst();
  return row?.ordinal ?? 0;
}

async function ordinalAt(
  database: Database,
  scope: Scope,
  formId: string,
  subjectKey: string,
  boothId: string,
): Promise<number | null> {
  const row = await scoped(database, scope)
    .selectFrom('submission')
    .select('ordinal')
    .where('form_id', '=', formId)
    .where('subject_key', '=', subjectKey)
    .where('booth_id', '=', boothId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row?.ordinal ?? null;
}

/** Says for which booth a submission is that was begun for none, unless another one is for it. */
export async function settleBooth(
  database: Database,
  scope: Scope,
  { submissionId, formId, subjectKey }: Pick<Submission, 'submissionId' | 'formId' | 'subjectKey'>,
  { boothId, hall, number }: SubmissionBooth,
): Promise<void> {
  await scoped(database, scope)
    .updateTable('submission')
    .set({ booth_id: boothId, booth_hall: hall, booth_number: number })
    .where('submission_id', '=', submissionId)
    .where('booth_id', 'is', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('submission as other')
            .select('other.submission_id')
            .where('other.form_id', '=', formId)
            .where('other.subject_key', '=', subjectKey)
            .where('other.booth_id', '=', boothId)
            .where('other.removed_at', 'is', null),
        ),
      ),
    )
    .execute();
}

function insertNew(
  transaction: Transaction,
  scope: Scope,
  { submissionId, formId, subject, booth }: NewSubmission,
  ordinal: number,
  at: Date,
) {
  return scoped(transaction, scope)
    .insertInto('submission')
    .values({
      submission_id: submissionId,
      form_id: formId,
      subject_kind: subject.kind,
      exhibitor_id: 'exhibitorId' in subject ? subject.exhibitorId : null,
      account_id: 'accountId' in subject ? subject.accountId : null,
      ticket_id: subject.kind === 'ticket' ? subject.ticketId : null,
      ordinal,
      booth_id: booth?.boothId ?? null,
      booth_hall: booth?.hall ?? null,
      booth_number: booth?.number ?? null,
      submitted_revision: null,
      submitted_at: null,
      decided_at: null,
      change_requested_at: null,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing());
}

/** What a save, a submission or a decision changes. */
export interface SubmissionChange {
  /** Set: nobody sees it any more. */
  readonly removedAt?: Date;
  readonly status?: StoredStatus;
  readonly revision?: number;
  readonly submittedRevision?: number;
  readonly round?: number;
  readonly submittedAt?: Date | null;
  readonly decidedAt?: Date | null;
  readonly changeRequestedAt?: Date | null;
  readonly reopenedRevision?: number;
}

export async function updateSubmission(
  transaction: Transaction,
  scope: Scope,
  submissionId: string,
  at: Date,
  change: SubmissionChange,
): Promise<void> {
  await scoped(transaction, scope)
    .updateTable('submission')
    .set({
      ...(change.status === undefined ? {} : { status: change.status }),
      ...(change.revision === undefined ? {} : { revision: change.revision }),
      ...(change.submittedRevision === undefined ? {} : { submitted_revision: change.submittedRevision }),
      ...(change.round === undefined ? {} : { round: change.round }),
      ...(change.submittedAt === undefined ? {} : { submitted_at: change.submittedAt }),
      ...(change.decidedAt === undefined ? {} : { decided_at: change.decidedAt }),
      ...(change.changeRequestedAt === undefined ? {} : { change_requested_at: change.changeRequestedAt }),
      ...(change.reopenedRevision === undefined ? {} : { reopened_revision: change.reopenedRevision }),
      ...(change.removedAt === undefined ? {} : { removed_at: change.removedAt }),
      updated_at: at,
    })
    .where('submission_id', '=', submissionId)
    .execute();
}

function keyed(database: Database, scope: Scope, key: SubmissionKey) {
  return scoped(database, scope)
    .selectFrom('submission')
    .select(columns)
    .where('form_id', '=', key.formId)
    .where('subject_key', '=', key.subjectKey)
    .where('ordinal', '=', key.ordinal);
}

function identified(database: Database, scope: Scope, submissionId: string) {
  return scoped(database, scope)
    .selectFrom('submission')
    .select(columns)
    .where('submission_id', '=', submissionId)
    .where('removed_at', 'is', null);
}

/** The booth in the columns of a submission. */
export function boothIn(
  row: Pick<SubmissionRow, 'booth_id' | 'booth_hall' | 'booth_number'>,
): SubmissionBooth | null {
  const { booth_id: boothId, booth_hall: hall, booth_number: number } = row;
  return boothId === null ? null : { boothId, hall: hall ?? '', number: number ?? '' };
}

function toSubmission(row: SubmissionRow): Submission {
  return {
    submissionId: row.submission_id,
    formId: row.form_id,
    subjectKey: row.subject_key,
    exhibitorId: row.exhibitor_id,
    accountId: row.account_id,
    ordinal: row.ordinal,
    booth: boothIn(row),
    status: row.status,
    revision: row.revision,
    submittedRevision: row.submitted_revision,
    round: row.round,
    submittedAt: row.submitted_at,
    decidedAt: row.decided_at,
    changeRequestedAt: row.change_requested_at,
    reopenedRevision: row.reopened_revision,
    updatedAt: row.updated_at,
  };
}
