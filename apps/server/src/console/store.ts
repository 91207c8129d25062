import { sql, type Expression, type SqlBool } from 'kysely';
import { withinLimits, type Limits } from '../booths/index.ts';
import type { Database } from '../database/database.ts';
import type { LocalText } from '../database/schema.ts';
import type { StoredStatus, SubjectKind } from '../database/submission-tables.ts';
import type { Scope } from '../exhibitions/index.ts';
import type { PageWindow, SortBy } from '../platform/paging.ts';
import { boothColumn, isBegun, type SubmissionBooth } from '../submissions/index.ts';
import type { SortKey, SubmissionFilter } from './submission-list.ts';

/** A submission as lists show it. */
export interface ListedSubmission {
  readonly submissionId: string;
  readonly formId: string;
  readonly sheetCode: string;
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

function listQuery(database: Database, scope: Scope) {
  return database
    .selectFrom('submission')
    .innerJoin('form', (join) =>
      join
        .onRef('form.tenant_id', '=', 'submission.tenant_id')
        .onRef('form.exhibition_id', '=', 'submission.exhibition_id')
        .onRef('form.form_id', '=', 'submission.form_id'),
    )
    .leftJoin('exhibitor', (join) =>
      join
        .onRef('exhibitor.tenant_id', '=', 'submission.tenant_id')
        .onRef('exhibitor.exhibition_id', '=', 'submission.exhibition_id')
        .onRef('exhibitor.exhibitor_id', '=', 'submission.exhibitor_id'),
    )
    .leftJoin('account', (join) =>
      join
        .onRef('account.tenant_id', '=', 'submission.tenant_id')
        .onRef('account.account_id', '=', 'submission.account_id'),
    )
    .leftJoin('ticket_holder', (join) =>
      join
        .onRef('ticket_holder.tenant_id', '=', 'submission.tenant_id')
        .onRef('ticket_holder.exhibition_id', '=', 'submission.exhibition_id')
        .onRef('ticket_holder.subject_id', '=', 'submission.ticket_id'),
    )
    .leftJoin('draft', (join) =>
      join
        .onRef('draft.tenant_id', '=', 'submission.tenant_id')
        .onRef('draft.exhibition_id', '=', 'submission.exhibition_id')
        .onRef('draft.submission_id', '=', 'submission.submission_id'),
    )
    .leftJoin('revision', (join) =>
      join
        .onRef('revision.tenant_id', '=', 'submission.tenant_id')
        .onRef('revision.exhibition_id', '=', 'submission.exhibition_id')
        .onRef('revision.submission_id', '=', 'submission.submission_id')
        .onRef('revision.revision', '=', 'submission.submitted_revision'),
    )
    .leftJoin('account as submitter', (join) =>
      join
        .onRef('submitter.tenant_id', '=', 'revision.tenant_id')
        .onRef('submitter.account_id', '=', 'revision.saved_by'),
    )
    .where('submission.tenant_id', '=', scope.tenantId)
    .where('submission.exhibition_id', '=', scope.exhibitionId)
    .where(isBegun);
}

/** Whether a submission lies within limits. */
function seen(limits: Limits): Expression<SqlBool> {
  return withinLimits(limits, {
    table: 'submission',
    form: 'submission.form_id',
    hall: 'submission.booth_hall',
    exhibitor: 'submission.exhibitor_id',
  });
}

/** One page of submissions and how many there are in all. */
export async function findSubmissions(
  database: Database,
  scope: Scope,
  filter: SubmissionFilter,
  page: PageWindow & { readonly sort: readonly SortBy<SortKey>[] },
): Promise<{ readonly total: number; readonly rows: readonly ListedSubmission[] }> {
  const matching = narrow(listQuery(database, scope), filter);
  const sort = page.sort.length === 0 ? newestFirst : page.sort;
  const [count, rows] = await Promise.all([
    matching.select((row) => row.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
    matching
      .select(columns)
      .orderBy(sql`${sql.join([...sort.map(orderTerm), sql`submission.submission_id`])}`)
      .offset(page.offset)
      .limit(page.size)
      .execute(),
  ]);
  return { total: Number(count.total), rows };
}

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

/** All submissions of a list, by name. */
export async function findSubmissionRefs(
  database: Database,
  scope: Scope,
  filter: SubmissionFilter,
): Promise<readonly SubmissionRef[]> {
  return narrow(listQuery(database, scope), filter)
    .select([
      'submission.submission_id as submissionId',
      'submission.form_id as formId',
      'submission.exhibitor_id as exhibitorId',
      'submission.account_id as accountId',
      sql<string>`coalesce(exhibitor.name, account.name, ticket_holder.name, '')`.as('name'),
      boothColumn,
      'submission.status',
      sql<number>`coalesce(revision.version, form.published_version, 1)`.as('version'),
      'submission.submitted_at as submittedAt',
      'submission.submitted_revision as revision',
    ])
    .orderBy('name')
    .orderBy('submission.submission_id')
    .execute();
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
    .where(seen(limits))
    .where('submission.submission_id', '=', submissionId)
    .executeTakeFirst();
  return row ?? null;
}

const columns = [
  'submission.submission_id as submissionId',
  'submission.form_id as formId',
  'form.sheet_code as sheetCode',
  'form.title',
  'submission.subject_kind as subjectKind',
  'submission.exhibitor_id as exhibitorId',
  'submission.account_id as accountId',
  sql<string>`coalesce(exhibitor.name, account.name, ticket_holder.name, '')`.as('name'),
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

function narrow(query: ReturnType<typeof listQuery>, filter: SubmissionFilter): ReturnType<typeof listQuery> {
  const { formId, limits, statuses, changeRequested, search } = filter;
  let narrowed = query.where(seen(limits));
  if (formId !== null) narrowed = narrowed.where('submission.form_id', '=', formId);
  if (statuses !== null)
    narrowed = narrowed.where(sql<SqlBool>`submission.status = any(${[...statuses]}::text[])`);
  if (changeRequested) narrowed = narrowed.where('submission.change_requested_at', 'is not', null);
  if (search !== '') narrowed = narrowed.where(matches(search));
  return narrowed;
}

function matches(search: string): Expression<SqlBool> {
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`(
    exhibitor.name ilike ${pattern} or exhibitor.name_en ilike ${pattern} or account.name ilike ${pattern}
    or ticket_holder.name ilike ${pattern}
    or submission.booth_hall || '-' || submission.booth_number ilike ${pattern}
    or submission.booth_id is null and exists (
      select from booth
      where booth.tenant_id = submission.tenant_id and booth.exhibition_id = submission.exhibition_id
        and booth.exhibitor_id = submission.exhibitor_id and booth.hall || '-' || booth.number ilike ${pattern}
    )
  )`;
}

const newestFirst: readonly SortBy<SortKey>[] = [{ key: 'submittedAt', descending: true }];

const sortTerms = {
  submittedAt: sql`submission.submitted_at`,
  updatedAt: sql`submission.updated_at`,
  name: sql`coalesce(exhibitor.name, account.name, ticket_holder.name)`,
  booth: sql`coalesce(submission.booth_hall || '-' || submission.booth_number, (
    select min(booth.hall || '-' || booth.number) from booth
    where booth.tenant_id = submission.tenant_id and booth.exhibition_id = submission.exhibition_id
      and booth.exhibitor_id = submission.exhibitor_id
  ))`,
  status: sql`array_position(array['wait', 'fail', 'submitted', 'adopt', 'draft'], submission.status)`,
  round: sql`submission.round`,
  sheetCode: sql`form.sheet_code`,
} satisfies Record<SortKey, Expression<unknown>>;

function orderTerm({ key, descending }: SortBy<SortKey>): Expression<unknown> {
  return descending ? sql`${sortTerms[key]} desc nulls last` : sql`${sortTerms[key]} asc nulls last`;
}

/** How many submissions of a form stand in a state, and how many subjects they are of. */
export interface StateCount {
  readonly formId: string;
  readonly status: StoredStatus;
  readonly submissions: number;
  readonly subjects: number;
}

export async function countStates(
  database: Database,
  scope: Scope,
  limits: Limits,
): Promise<readonly StateCount[]> {
  const rows = await listQuery(database, scope)
    .where(seen(limits))
    .select([
      'submission.form_id as formId',
      'submission.status',
      sql<string>`count(*)`.as('submissions'),
      sql<string>`count(distinct submission.subject_key)`.as('subjects'),
    ])
    .groupBy(['submission.form_id', 'submission.status'])
    .execute();
  return rows.map((row) => ({
    ...row,
    submissions: Number(row.submissions),
    subjects: Number(row.subjects),
  }));
}

/** So many possible subjects that see the same forms. */
export interface ViewerCount {
  readonly role: string;
  readonly tags: readonly string[];
  /** `seen`: stands within the halls of who asks. */
  readonly booths:
    | readonly { readonly type: string; readonly tags: readonly string[]; readonly seen: boolean }[]
    | null;
  readonly count: number;
}

/** Everybody who may have to fill in forms, grouped by what decides which; within halls the exhibitors there. */
export async function countViewers(
  database: Database,
  scope: Scope,
  { halls }: Limits,
): Promise<readonly ViewerCount[]> {
  const all = halls.length === 0;
  const inHalls = sql`(${all}::boolean or booth.hall = any(${[...halls]}::text[]))`;
  const { rows } = await sql<Omit<ViewerCount, 'count'> & { readonly count: string }>`
    select 'exhibitor' as role, tags, booths, count(*) as count
    from (
      select exhibitor.tags, (
        select coalesce(jsonb_agg(
          jsonb_build_object('type', booth.type, 'tags', booth.tags, 'seen', ${inHalls})
          order by booth.type, booth.tags, ${inHalls}
        ), '[]')
        from booth
        where booth.tenant_id = exhibitor.tenant_id and booth.exhibition_id = exhibitor.exhibition_id
          and booth.exhibitor_id = exhibitor.exhibitor_id
      ) as booths
      from exhibitor
      where exhibitor.tenant_id = ${scope.tenantId} and exhibitor.exhibition_id = ${scope.exhibitionId}
        and (${all}::boolean or exists (
          select from booth
          where booth.tenant_id = exhibitor.tenant_id and booth.exhibition_id = exhibitor.exhibition_id
            and booth.exhibitor_id = exhibitor.exhibitor_id and booth.hall = any(${[...halls]}::text[])
        ))
    ) as exhibitors
    group by tags, booths
    union all
    select role, '{}', null, count(*) from membership
    where tenant_id = ${scope.tenantId} and exhibition_id = ${scope.exhibitionId}
      and role in ('supplier', 'transport', 'media') and ${all}::boolean
    group by role`.execute(database);
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** The user name of a member of staff; empty for those who sign in by phone. */
export async function findUsername(database: Database, tenantId: string, accountId: string): Promise<string> {
  const row = await database
    .selectFrom('account')
    .select('username')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.username ?? '';
}
