import { sql, type Expression, type SqlBool } from 'kysely';
import { withinLimits, type Limits } from '../../booths/index.ts';
import type { Database } from '../../database/database.ts';
import type { LocalText } from '../../database/tables/schema.ts';
import type { StoredStatus, SubjectKind } from '../../database/tables/submission-tables.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { PageWindow, SortBy, Total } from '../../platform/paging.ts';
import {
  boothColumn,
  findAllEntries,
  findEntries,
  isBegun,
  submissionRows,
  type EntryFilter,
  type EntrySortKey,
  type SubmissionBooth,
} from '../../submissions/index.ts';

/** A submission as lists show it. */
export interface ListedSubmission {
  readonly submissionId: string;
  readonly formId: string;
  readonly formCode: string;
  readonly title: LocalText;
  readonly subjectKind: SubjectKind;
  readonly exhibitorId: string | null;
  readonly accountId: string | null;
  readonly name: string;
  readonly nameEn: string;
  /** The one it is for, where the form is given for each. */
  readonly booth: SubmissionBooth | null;
  readonly status: StoredStatus;
  /** The submitted revision, before the first the newest save. */
  readonly revision: number;
  /** Null before the first submission. */
  readonly submittedRevision: number | null;
  readonly version: number;
  readonly round: number;
  readonly submittedAt: Date | null;
  readonly submittedBy: string | null;
  readonly changeRequestedAt: Date | null;
  readonly updatedAt: Date;
}

/** Submissions with all that is joined to show them. */
function listQuery(database: Database, scope: Scope) {
  return submissionRows(database, scope)
    .leftJoin('exhibitor', 'exhibitor.exhibitor_id', 'submission.exhibitor_id')
    .leftJoin('account', 'account.account_id', 'submission.account_id')
    .leftJoin('guest', 'guest.subject_id', 'submission.ticket_id')
    .leftJoin('account as submitter', 'submitter.account_id', 'revision.saved_by')
    .where(isBegun);
}

/** Whether a submission lies within limits. */
function seen(scope: Scope, limits: Limits): Expression<SqlBool> {
  return withinLimits(scope, limits, {
    form: 'submission.form_id',
    hall: 'submission.booth_hall',
    exhibitor: 'submission.exhibitor_id',
  });
}

/** One page of submissions and how many there are in all. */
export async function findSubmissions(
  database: Database,
  scope: Scope,
  filter: EntryFilter,
  page: PageWindow & { readonly sort: readonly SortBy<EntrySortKey>[] },
): Promise<{ readonly total: Total; readonly rows: readonly ListedSubmission[] }> {
  const { submissionIds, ...total } = await findEntries(database, scope, filter, page);
  if (submissionIds.length === 0) return { total, rows: [] };
  const rows = await listQuery(database, scope)
    .select(columns)
    .where('submission.submission_id', '=', sql<string>`any(${[...submissionIds]}::text[])`)
    .execute();
  const known = new Map(rows.map((row) => [row.submissionId, row]));
  return { total, rows: submissionIds.flatMap((submissionId) => known.get(submissionId) ?? []) };
}

/** A submission by its id; null also for one that is not within limits. */
export async function findListedSubmission(
  database: Database,
  scope: Scope,
  limits: Limits,
  submissionId: string,
): Promise<ListedSubmission | null> {
  const row = await listQuery(database, scope)
    .select(columns)
    .where(seen(scope, limits))
    .where('submission.submission_id', '=', submissionId)
    .executeTakeFirst();
  return row ?? null;
}

const columns = [
  'submission.submission_id as submissionId',
  'submission.form_id as formId',
  'form.form_code as formCode',
  'form.title',
  'submission.subject_kind as subjectKind',
  'submission.exhibitor_id as exhibitorId',
  'submission.account_id as accountId',
  sql<string>`coalesce(exhibitor.name, account.name, guest.name, '')`.as('name'),
  sql<string>`coalesce(exhibitor.name_en, '')`.as('nameEn'),
  boothColumn,
  'submission.status',
  sql<number>`coalesce(submission.submitted_revision, submission.revision)`.as('revision'),
  'submission.submitted_revision as submittedRevision',
  sql<number>`coalesce(revision.version, draft.version, form.published_version, 1)`.as('version'),
  'submission.round',
  'submission.submitted_at as submittedAt',
  'submitter.name as submittedBy',
  'submission.change_requested_at as changeRequestedAt',
  'submission.updated_at as updatedAt',
] as const;

/** A submission by what its export needs to read it later. */
export interface SubmissionRef extends Pick<
  ListedSubmission,
  | 'submissionId'
  | 'formId'
  | 'exhibitorId'
  | 'accountId'
  | 'name'
  | 'booth'
  | 'status'
  | 'version'
  | 'submittedAt'
> {
  /** The submitted one; null before the first. */
  readonly revision: number | null;
}

/** So many are asked for at once. */
const size = 5_000;

/** All submissions of a list, by name. */
export async function findSubmissionRefs(
  database: Database,
  scope: Scope,
  filter: EntryFilter,
): Promise<readonly SubmissionRef[]> {
  const all = await findAllEntries(database, scope, filter, [{ key: 'name', descending: false }]);
  const known = new Map<string, SubmissionRef>();
  for (let at = 0; at < all.length; at += size) {
    // One after the other is as fast.
    for (const ref of await selectRefs(database, scope, all.slice(at, at + size))) {
      known.set(ref.submissionId, ref);
    }
  }
  return all.flatMap((submissionId) => known.get(submissionId) ?? []);
}

async function selectRefs(
  database: Database,
  scope: Scope,
  submissionIds: readonly string[],
): Promise<readonly SubmissionRef[]> {
  return listQuery(database, scope)
    .select([
      'submission.submission_id as submissionId',
      'submission.form_id as formId',
      'submission.exhibitor_id as exhibitorId',
      'submission.account_id as accountId',
      sql<string>`coalesce(exhibitor.name, account.name, guest.name, '')`.as('name'),
      boothColumn,
      'submission.status',
      sql<number>`coalesce(revision.version, form.published_version, 1)`.as('version'),
      'submission.submitted_at as submittedAt',
      'submission.submitted_revision as revision',
    ])
    .where('submission.submission_id', '=', sql<string>`any(${[...submissionIds]}::text[])`)
    .execute();
}
