import { formTypeCodes } from '@zhantai/contract';
import { sql, type Expression, type SqlBool } from 'kysely';
import { holdsSought } from '../../database/queries/holds-sought.ts';
import type { Database } from '../../database/database.ts';
import type { PersonOrigin, PersonState } from '../../database/tables/person-tables.ts';
import type { StoredStatus } from '../../database/tables/submission-tables.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { listPage } from '../../database/queries/list-page.ts';
import { orderOf, type SortTerms } from '../../database/queries/order-of.ts';
import type { PageWindow, SortBy } from '../../platform/paging.ts';
import type { BlindIndexes } from '../../platform/vault.ts';
import { byStatus, isBegun, submissionRows } from '../../submissions/index.ts';

/** A person as lists show them. */
export interface ListedPerson {
  readonly submissionId: string;
  readonly formId: string;
  readonly exhibitorId: string | null;
  readonly accountId: null;
  readonly name: string;
  readonly mobile: string;
  readonly origin: PersonOrigin;
  readonly state: PersonState;
  /** Why the exhibitor declined them. */
  readonly declined: string | null;
  readonly status: StoredStatus;
  readonly hasDraft: boolean;
  readonly revision: number;
  readonly submittedRevision: number | null;
  readonly receiptNumber: string | null;
  readonly submittedAt: Date | null;
  readonly decidedAt: Date | null;
  readonly changeRequestedAt: Date | null;
  readonly updatedAt: Date;
}

/** What a list is sorted by. */
export const personKeys = ['name', 'status', 'submitTime', 'updatedAt'] as const;
export type PersonKey = (typeof personKeys)[number];

/** Which people a list holds; null and empty texts do not narrow. */
export interface PersonFilter {
  readonly exhibitorId: string;
  /** `list`: who is on the exhibitor's list; `waiting`: who waits to be confirmed, was declined or returned. */
  readonly view: 'list' | 'waiting';
  /** Only what was handed in and not taken back. */
  readonly handedIn: boolean;
  readonly formId: string | null;
  readonly statuses: readonly StoredStatus[] | null;
  readonly name: string;
  readonly mobile: string;
  /** These people alone; null for all. */
  readonly ids: readonly string[] | null;
  /** Blind index of an ID number. */
  readonly idIndexes: BlindIndexes | null;
}

const name = sql<string>`coalesce(person.name, draft.answers ->> 'name', '')`;
const mobile = sql<string>`coalesce(person.mobile, nullif(draft.answers ->> 'mobile', ''), draft.answers ->> 'mobile_os', '')`;

const views = {
  list: sql<SqlBool>`(${isBegun} and coalesce(person.state, 'listed') = 'listed')`,
  waiting: sql<SqlBool>`(person.state in ('waiting', 'declined') or submission.status = 'fail')`,
} satisfies Record<PersonFilter['view'], Expression<SqlBool>>;

function listQuery(database: Database, scope: Scope, filter: PersonFilter) {
  const { formId, statuses, ids, idIndexes } = filter;
  return submissionRows(database, scope)
    .leftJoin('person', 'person.person_id', 'submission.submission_id')
    .where('submission.exhibitor_id', '=', filter.exhibitorId)
    .where('submission.subject_kind', '=', 'exhibitor')
    .where('submission.removed_at', 'is', null)
    .where('form.form_type', '=', formTypeCodes.exhibitorPersion)
    .where(views[filter.view])
    .$if(filter.handedIn, (query) => query.where('submission.status', '<>', 'draft'))
    .$if(formId !== null, (query) => query.where('submission.form_id', '=', formId ?? ''))
    .$if(statuses !== null, (query) =>
      query.where(sql<SqlBool>`submission.status = any(${[...(statuses ?? [])]}::text[])`),
    )
    .$if(ids !== null, (query) =>
      query.where(sql<SqlBool>`submission.submission_id = any(${[...(ids ?? [])]}::text[])`),
    )
    .$if(filter.name !== '', (query) => query.where(holdsSought(sql`fold_name(${name})`, filter.name)))
    .$if(filter.mobile !== '', (query) => query.where(holdsSought(sql`fold_name(${mobile})`, filter.mobile)))
    .$if(idIndexes !== null, (query) =>
      query.where(sql<SqlBool>`exists (
        select from sealed_answer
        where sealed_answer.tenant_id = submission.tenant_id
          and sealed_answer.exhibition_id = submission.exhibition_id
          and sealed_answer.submission_id = submission.submission_id
          and sealed_answer.kind = 'id' and sealed_answer.blind_index = any(${[...(idIndexes ?? [])]})
      )`),
    );
}

/** One page of an exhibitor's people, and how many there are in all. */
export async function findPersons(
  database: Database,
  scope: Scope,
  filter: PersonFilter,
  page: PageWindow & { readonly sort: readonly SortBy<PersonKey>[] },
): Promise<{ readonly total: number; readonly rows: readonly ListedPerson[] }> {
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
  'submission.exhibitor_id as exhibitorId',
  sql<null>`null`.as('accountId'),
  name.as('name'),
  mobile.as('mobile'),
  sql<PersonOrigin>`coalesce(person.origin, 'exhibitor')`.as('origin'),
  sql<PersonState>`coalesce(person.state, 'listed')`.as('state'),
  'person.reason as declined',
  'submission.status',
  sql<boolean>`draft.submission_id is not null`.as('hasDraft'),
  'submission.revision',
  'submission.submitted_revision as submittedRevision',
  'revision.receipt_number as receiptNumber',
  'submission.submitted_at as submittedAt',
  'submission.decided_at as decidedAt',
  'submission.change_requested_at as changeRequestedAt',
  'submission.updated_at as updatedAt',
] as const;

const newestFirst: readonly SortBy<PersonKey>[] = [{ key: 'updatedAt', descending: true }];

const sortTerms = {
  name,
  status: byStatus,
  submitTime: sql`submission.submitted_at`,
  updatedAt: sql`submission.updated_at`,
} satisfies SortTerms<PersonKey>;
