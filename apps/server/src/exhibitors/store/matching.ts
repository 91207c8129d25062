import { foldText } from '@zhantai/engine';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { standsWithin, type Limits } from '../../booths/index.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { ExhibitorFilter } from '../exhibitor-filter.ts';

/** Digits of a phone that are enough to look for one. */
const leastDigits = 4;

/** Whether an `exhibitor` lies within halls and matches a filter. */
export function matching(scope: Scope, limits: Limits, filter: ExhibitorFilter): RawBuilder<SqlBool> {
  const { states, tags, halls, boothType, owner, neverSignedIn, withoutBooth, owesAt, search } = filter;
  const conditions = [
    standsWithin(scope, limits, sql`exhibitor.exhibitor_id`),
    ...(states.length === 0 ? [] : [sql<SqlBool>`exhibitor.state = any(${[...states]}::text[])`]),
    ...(tags.length === 0 ? [] : [sql<SqlBool>`exhibitor.tags && ${[...tags]}::text[]`]),
    ...(halls.length === 0 ? [] : [hasBooth(scope, sql`own.hall = any(${[...halls]}::text[])`)]),
    ...(boothType === null ? [] : [hasBooth(scope, sql`own.type = ${boothType}`)]),
    ...(owner === null
      ? []
      : [
          owner === ''
            ? sql<SqlBool>`exhibitor.owner_account_id is null`
            : sql<SqlBool>`exhibitor.owner_account_id = ${owner}`,
        ]),
    ...(withoutBooth ? [sql<SqlBool>`not ${hasBooth(scope, sql`true`)}`] : []),
    ...(neverSignedIn
      ? [
          sql<SqlBool>`exhibitor.exhibitor_id not in (
            select exhibitor_id from membership
            where ${inScope(scope, 'membership')} and exhibitor_id is not null and last_used_at is not null
          )`,
        ]
      : []),
    ...(owesAt === null ? [] : [owesWithin(scope, limits, owesAt)]),
    ...(search === '' ? [] : [soughtBy(scope, search)]),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** Read once for all exhibitors of a list. */
function hasBooth(scope: Scope, condition: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exhibitor.exhibitor_id in (
    select own.exhibitor_id from booth as own
    where ${inScope(scope, 'own')} and own.exhibitor_id is not null and ${condition}
  )`;
}

/** Whether it owes a form within limits that is taken at a moment. */
function owesWithin(scope: Scope, { formIds }: Pick<Limits, 'formIds'>, at: Date): RawBuilder<SqlBool> {
  const seen = formIds.length === 0 ? sql`true` : sql`obligation.form_id = any(${[...formIds]}::text[])`;
  return sql<SqlBool>`exhibitor.exhibitor_id in (
    select obligation.exhibitor_id from obligation
    where ${inScope(scope, 'obligation')} and obligation.required
      and obligation.status in ('none', 'draft', 'fail')
      and (obligation.late_end_at is null or obligation.late_end_at >= ${at}) and ${seen}
  )`;
}

/** By part of a name, a code, a booth or a phone. Of nothing but dots and blanks nothing is found. */
function soughtBy(scope: Scope, typed: string): RawBuilder<SqlBool> {
  const folded = foldText(typed);
  if (folded === '') return sql<SqlBool>`false`;
  const pattern = `%${folded}%`;
  const digits = typed.replaceAll(/\D/g, '');
  const isPhone = digits.length >= leastDigits && /^[\d\s+()-]+$/.test(typed);
  const ways = [
    sql`exhibitor.folded like ${pattern}`,
    sql`fold_name(exhibitor.code) like ${pattern}`,
    hasBooth(scope, sql`own.folded like ${pattern}`),
    ...(isPhone
      ? [
          sql`exhibitor.exhibitor_id in (
            select membership.exhibitor_id from membership
            join account on account.tenant_id = membership.tenant_id and account.account_id = membership.account_id
            where ${inScope(scope, 'membership')} and membership.exhibitor_id is not null
              and account.phone like ${`%${digits}%`}
          )`,
        ]
      : []),
  ];
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`;
}
