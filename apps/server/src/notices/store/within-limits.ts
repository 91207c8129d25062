import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { actsWithin, standsWithin, withinForms, type Limits } from '../../booths/index.ts';
import type { Scope } from '../../exhibitions/index.ts';

/**
 * Whether a notice lies within limits: one to everybody reaches every hall, one to single exhibitors theirs. No notice is
 * about a form, so whoever is limited to forms sees none.
 */
export function reachesLimits(scope: Scope, limits: Limits): RawBuilder<SqlBool> {
  return sql<SqlBool>`${withinForms(limits, undefined)} and (exhibitor_ids = '{}' or exists (
    select from unnest(exhibitor_ids) as named (id) where ${standsWithin(scope, limits, sql`named.id`)}
  ))`;
}

/** The exhibitors that a notice names, as far as they are within limits. */
export function namedWithin(scope: Scope, limits: Limits): RawBuilder<string[]> {
  return sql<string[]>`array(
    select named.id from unnest(exhibitor_ids) with ordinality as named (id, place)
    where ${standsWithin(scope, limits, sql`named.id`)} order by named.place
  )`;
}

/** Whether who read a notice is within limits. */
export function readsWithin(scope: Scope, limits: Limits): RawBuilder<SqlBool> {
  return actsWithin(scope, limits, sql`notice_read.account_id`);
}
