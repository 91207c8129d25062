import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Limits } from '../../booths/index.ts';

/** The exhibitors of a notice's tenant and exhibition that have a booth in these halls, whose id is `exhibitor`. */
const inHalls = (
  halls: readonly string[],
  exhibitor: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from booth
  where booth.tenant_id = notice.tenant_id and booth.exhibition_id = notice.exhibition_id
    and booth.exhibitor_id = ${exhibitor} and booth.hall = any(${[...halls]}::text[])
)`;

/**
 * Whether a notice lies within limits: one to everybody reaches every hall, one to single exhibitors theirs. No notice is
 * about a form, so whoever is limited to forms sees none.
 */
export function reachesLimits({ formIds, halls }: Limits): Expression<SqlBool> {
  if (formIds.length > 0) return sql<SqlBool>`false`;
  if (halls.length === 0) return sql<SqlBool>`true`;
  return sql<SqlBool>`(exhibitor_ids = '{}' or exists (
    select from unnest(exhibitor_ids) as named (id) where ${inHalls(halls, sql`named.id`)}
  ))`;
}

/** The exhibitors that a notice names, as far as they are within limits. */
export function namedWithin({ halls }: Limits): RawBuilder<string[]> {
  if (halls.length === 0) return sql<string[]>`exhibitor_ids`;
  return sql<string[]>`array(
    select named.id from unnest(exhibitor_ids) with ordinality as named (id, place)
    where ${inHalls(halls, sql`named.id`)} order by named.place
  )`;
}

/** Whether who read a notice is within limits. */
export function readsWithin({ halls }: Limits): Expression<SqlBool> {
  if (halls.length === 0) return sql<SqlBool>`true`;
  return sql<SqlBool>`exists (
    select from membership
    where membership.tenant_id = notice.tenant_id and membership.exhibition_id = notice.exhibition_id
      and membership.account_id = notice_read.account_id and ${inHalls(halls, sql`membership.exhibitor_id`)}
  )`;
}
