import { sql, type Expression, type SqlBool } from 'kysely';
import { choiceStands } from '../../booths/index.ts';
import { holdsSought } from '../../database/queries/holds-sought.ts';
import type { Database } from '../../database/database.ts';
import type { LocalText } from '../../database/tables/schema.ts';
import type { StoredStatus, SubjectKind } from '../../database/tables/submission-tables.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { listPage } from '../../database/queries/list-page.ts';
import { orderOf, type SortTerms } from '../../database/queries/order-of.ts';
import type { PageWindow, SortBy } from '../../platform/paging.ts';
import type { ListedStatus } from '../lists/listed-status.ts';
import type { SubmissionBooth } from '../submission.ts';
import { boothColumn, byStatus, isBegun, submissionRows } from './submission-rows.ts';

/** A submission as lists for users of the portal show it. */
export interface ListedSubmission {
  readonly submissionId: string;
  readonly formId: string;
  readonly formType: string;
  readonly pageKey: string;
  readonly formCode: string;
  readonly title: LocalText;
  readonly subjectKind: SubjectKind;
  readonly exhibitorId: string | null;
  readonly accountId: string | null;
  readonly ordinal: number;
  readonly booth: SubmissionBooth | null;
  readonly status: StoredStatus;
  readonly hasDraft: boolean;
  readonly revision: number;
  /** Null before the first submission. */
  readonly submittedRevision: number | null;
  readonly round: number;
  readonly receiptNumber: string | null;
  readonly submittedAt: Date | null;
  readonly decidedAt: Date | null;
  readonly updatedAt: Date;
}

/** What a list is sorted by. */
export const listKeys = ['submitTime', 'updatedAt', 'status', 'formCode', 'ordinal'] as const;
export type ListKey = (typeof listKeys)[number];

/** Whose submissions a list holds: one subject's, or what a transport supplier may see of those who chose it. */
export type Whose =
  | { readonly subjectKey: string }
  | { readonly supplier: string; readonly exhibitorId: string | null; readonly search: string };

/** Which submissions a list holds; null is all. */
export interface ListFilter {
  readonly whose: Whose;
  readonly formId: string | null;
  readonly formType: string | null;
  readonly statuses: readonly ListedStatus[] | null;
}

function listQuery(database: Database, scope: Scope, filter: ListFilter) {
  const { formId, formType, statuses } = filter;
  return submissionRows(database, scope)
    .where(ofWhom(scope, filter.whose))
    .where(isBegun)
    .$if(formId !== null, (query) => query.where('submission.form_id', '=', formId ?? ''))
    .$if(formType !== null, (query) => query.where('form.form_type', '=', formType ?? ''))
    .$if(statuses !== null, (query) =>
      query.where(sql<SqlBool>`submission.status = any(${[...(statuses ?? [])]}::text[])`),
    );
}

function ofWhom(scope: Scope, whose: Whose): Expression<SqlBool> {
  if ('subjectKey' in whose) return sql<SqlBool>`submission.subject_key = ${whose.subjectKey}`;
  const { supplier, exhibitorId, search } = whose;
  return sql<SqlBool>`(
    ${choiceStands(scope, supplier, sql`submission.exhibitor_id`)}
    and (
      submission.subject_kind = 'transport' and submission.account_id = ${supplier}
      or submission.subject_kind = 'exhibitor' and submission.status <> 'draft'
    )
    and (${exhibitorId}::text is null or submission.exhibitor_id = ${exhibitorId})
    and (${search} = '' or exists (
      select from exhibitor
      where exhibitor.tenant_id = submission.tenant_id and exhibitor.exhibition_id = submission.exhibition_id
        and exhibitor.exhibitor_id = submission.exhibitor_id
        and ${holdsSought(sql`exhibitor.folded`, search)}
    ))
  )`;
}

/** One page of a list, and how many it has in all. */
export async function findListed(
  database: Database,
  scope: Scope,
  filter: ListFilter,
  page: PageWindow & { readonly sort: readonly SortBy<ListKey>[] },
): Promise<{ readonly total: number; readonly rows: readonly ListedSubmission[] }> {
  const sort = page.sort.length === 0 ? newestFirst : page.sort;
  return listPage(
    database,
    listQuery(database, scope, filter).select(columns),
    orderOf(sortTerms, sort, [sql.ref('submission.submission_id')], 'last'),
    page,
  );
}

const columns = [
  'submission.submission_id as submissionId',
  'submission.form_id as formId',
  'form.form_type as formType',
  'form.page_key as pageKey',
  'form.form_code as formCode',
  'form.title',
  'submission.subject_kind as subjectKind',
  'submission.exhibitor_id as exhibitorId',
  'submission.account_id as accountId',
  'submission.ordinal',
  boothColumn,
  'submission.status',
  sql<boolean>`draft.submission_id is not null`.as('hasDraft'),
  'submission.revision',
  'submission.submitted_revision as submittedRevision',
  'submission.round',
  'revision.receipt_number as receiptNumber',
  'submission.submitted_at as submittedAt',
  'submission.decided_at as decidedAt',
  'submission.updated_at as updatedAt',
] as const;

const newestFirst: readonly SortBy<ListKey>[] = [{ key: 'updatedAt', descending: true }];

const sortTerms = {
  submitTime: sql`submission.submitted_at`,
  updatedAt: sql`submission.updated_at`,
  status: byStatus,
  formCode: sql`form.form_code`,
  ordinal: sql`submission.ordinal`,
} satisfies SortTerms<ListKey>;
