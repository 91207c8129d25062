import { sql } from 'kysely';
import { anyOf } from '../../database/queries/any-of.ts';
import type { Database } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { Revision } from '../submission.ts';

const columns = [
  'submission_id',
  'revision',
  'version',
  'round',
  'answers',
  'saved_by',
  'saved_at',
  'receipt_number',
  'receipt_hash',
] as const;

/** A submitted revision; null if that save was none. */
export async function selectRevision(
  database: Database,
  scope: Scope,
  submissionId: string,
  revision: number,
): Promise<Revision | null> {
  const row = await scoped(database, scope)
    .selectFrom('revision')
    .select(columns)
    .where('submission_id', '=', submissionId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row === undefined ? null : toRevision(row);
}

/** The last submitted revision before another one. */
export async function selectRevisionBefore(
  database: Database,
  scope: Scope,
  submissionId: string,
  revision: number,
): Promise<Revision | null> {
  const row = await scoped(database, scope)
    .selectFrom('revision')
    .select(columns)
    .where('submission_id', '=', submissionId)
    .where('revision', '<', revision)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : toRevision(row);
}

/** The submitted revisions of these places, by submission. */
export async function selectRevisions(
  database: Database,
  scope: Scope,
  places: readonly { readonly submissionId: string; readonly revision: number }[],
): Promise<ReadonlyMap<string, Revision>> {
  if (places.length === 0) return new Map();
  const rows = await scoped(database, scope)
    .selectFrom('revision')
    .select(columns)
    .where(
      sql<boolean>`(submission_id, revision) in (select * from unnest(
        ${places.map(({ submissionId }) => submissionId)}::text[], ${places.map(({ revision }) => revision)}::integer[]
      ))`,
    )
    .execute();
  return new Map(rows.map((row) => [row.submission_id, toRevision(row)]));
}

/**
 * Bytes that the answers of these places take as text, and what is sealed of them, by submission: they come no further than
 * the database for that.
 */
export async function weighRevisions(
  database: Database,
  scope: Scope,
  places: readonly { readonly submissionId: string; readonly revision: number }[],
): Promise<ReadonlyMap<string, number>> {
  if (places.length === 0) return new Map();
  const rows = await scoped(database, scope)
    .selectFrom('revision')
    .select([
      'submission_id',
      sql<number>`(octet_length(answers::text) + coalesce((
        select sum(octet_length(ciphertext)) from sealed_answer
        where sealed_answer.tenant_id = revision.tenant_id and sealed_answer.exhibition_id = revision.exhibition_id
          and sealed_answer.submission_id = revision.submission_id
      ), 0))::float8`.as('bytes'),
    ])
    .where(
      sql<boolean>`(submission_id, revision) in (select * from unnest(
        ${places.map(({ submissionId }) => submissionId)}::text[], ${places.map(({ revision }) => revision)}::integer[]
      ))`,
    )
    .execute();
  return new Map(rows.map((row) => [row.submission_id, row.bytes]));
}

/** The revisions of a submission that staff filled in for its subject. */
export async function selectFilledIn(
  database: Database,
  scope: Scope,
  submissionId: string,
): Promise<ReadonlySet<number>> {
  const rows = await scoped(database, scope)
    .selectFrom('filling_in')
    .select('revision')
    .where('submission_id', '=', submissionId)
    .execute();
  return new Set(rows.map(({ revision }) => revision));
}

/** Receipts of everything that was submitted, by revision. */
export async function selectReceipts(
  database: Database,
  scope: Scope,
  submissionId: string,
): Promise<ReadonlyMap<number, Pick<Revision, 'receiptNumber' | 'receiptHash' | 'savedAt'>>> {
  const rows = await scoped(database, scope)
    .selectFrom('revision')
    .select(['revision', 'receipt_number', 'receipt_hash', 'saved_at'])
    .where('submission_id', '=', submissionId)
    .execute();
  return new Map(
    rows.map((row) => [
      row.revision,
      { receiptNumber: row.receipt_number, receiptHash: row.receipt_hash, savedAt: row.saved_at },
    ]),
  );
}

/** The answers a subject last submitted for each of these form types, newest first where a type has several forms. */
export async function selectLatestByType(
  database: Database,
  scope: Scope,
  subjectKey: string,
  formTypes: readonly string[],
): Promise<readonly { readonly formType: string; readonly answers: Revision['answers'] }[]> {
  if (formTypes.length === 0) return [];
  const rows = await scoped(database, scope)
    .selectFrom('submission')
    .innerJoin('form', 'form.form_id', 'submission.form_id')
    .innerJoin('revision', (join) =>
      join
        .onRef('revision.submission_id', '=', 'submission.submission_id')
        .onRef('revision.revision', '=', 'submission.submitted_revision'),
    )
    .select(['form.form_type', 'revision.answers'])
    .where('submission.subject_key', '=', subjectKey)
    .where('form.form_type', '=', anyOf(formTypes))
    .where('submission.removed_at', 'is', null)
    .orderBy('revision.saved_at', 'desc')
    .execute();
  return rows.map((row) => ({ formType: row.form_type, answers: row.answers }));
}

/** A revision before its receipt has a number, its answers as JSON text. */
export type NewRevision = Omit<Revision, 'receiptNumber' | 'answers'> & {
  readonly answers: string;
  readonly address: string;
};

interface RevisionRow {
  revision: number;
  version: number;
  round: number;
  answers: Revision['answers'];
  saved_by: string | null;
  saved_at: Date;
  receipt_number: string;
  receipt_hash: string;
}

function toRevision(row: RevisionRow): Revision {
  return {
    revision: row.revision,
    version: row.version,
    round: row.round,
    answers: row.answers,
    savedBy: row.saved_by,
    savedAt: row.saved_at,
    receiptNumber: row.receipt_number,
    receiptHash: row.receipt_hash,
  };
}
