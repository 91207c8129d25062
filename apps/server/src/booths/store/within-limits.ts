import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../database/database.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { Limits } from '../limits.ts';

/** Where a statement says which form, booth hall and exhibitor a row is about, as `table.column`. */
export interface LimitedColumns {
  readonly form?: string;
  /** Hall of the booth it was made for; null of the column: for none. */
  readonly hall?: string;
  /** The halls that it counts in by both, where the row has them itself. */
  readonly halls?: string;
  readonly exhibitor: string;
  /** Of a long list: who stands in the halls is read once for all rows, not for each. */
  readonly isLong?: boolean;
}

/**
 * Whether a row lies within limits. What was made for a booth counts by the hall of that, all else by the halls of its
 * exhibitor; what is of no exhibitor is seen by those alone who are not limited to halls. What is about no form is not
 * seen by who is limited to forms.
 */
export function withinLimits(
  scope: Scope,
  limits: Limits,
  { form, hall, halls, exhibitor, isLong = false }: LimitedColumns,
): RawBuilder<SqlBool> {
  const ofForms = withinForms(limits, form);
  if (limits.halls.length === 0) return ofForms;
  if (halls !== undefined)
    return sql<SqlBool>`(${ofForms} and ${sql.ref(halls)} && ${textArray(limits.halls)})`;
  const ofExhibitor = isLong
    ? sql<SqlBool>`${sql.ref(exhibitor)} in (${exhibitorsInHalls(scope, limits.halls)})`
    : standsWithin(scope, limits, sql.ref(exhibitor));
  const ofHalls =
    hall === undefined
      ? ofExhibitor
      : sql`case when ${sql.ref(hall)} is null then ${ofExhibitor}
          else ${sql.ref(hall)} = any(${textArray(limits.halls)}) end`;
  return sql<SqlBool>`(${ofForms} and ${ofHalls})`;
}

/** Whether a form, as `table.column`, is within limits; what is about none is not seen by who is limited to forms. */
export function withinForms(
  { formIds }: Pick<Limits, 'formIds'>,
  form: string | undefined,
): RawBuilder<SqlBool> {
  if (formIds.length === 0) return sql<SqlBool>`true`;
  return form === undefined
    ? sql<SqlBool>`false`
    : sql<SqlBool>`${sql.ref(form)} = any(${textArray(formIds)})`;
}

/** Whether an exhibitor that counts has a booth within the halls. */
export function standsWithin(
  scope: Scope,
  { halls }: Pick<Limits, 'halls'>,
  exhibitor: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  const counts = notTrial(scope, exhibitor);
  if (halls.length === 0) return counts;
  return sql<SqlBool>`(${counts} and exists (
    select from booth as seen
    where ${inScope(scope, 'seen')} and seen.exhibitor_id = ${exhibitor} and seen.hall = any(${textArray(halls)})
  ))`;
}

/** Whether an exhibitor, or none, is not the one that staff try the forms with: that is in no list and no count. */
export function notTrial(scope: Scope, exhibitor: RawBuilder<unknown>): RawBuilder<SqlBool> {
  // None is not the trial, also where there is no trial.
  return sql<SqlBool>`(${exhibitor} is null or ${exhibitor} is distinct from (
    select tried.exhibitor_id from exhibitor as tried where ${inScope(scope, 'tried')} and tried.trial
  ))`;
}

/** Whether an account acts for an exhibitor that has a booth within the halls. */
export function actsWithin(
  scope: Scope,
  limits: Pick<Limits, 'halls'>,
  account: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  if (limits.halls.length === 0) return sql<SqlBool>`true`;
  return sql<SqlBool>`exists (
    select from membership as acting
    where ${inScope(scope, 'acting')} and acting.account_id = ${account}
      and ${standsWithin(scope, limits, sql.ref('acting.exhibitor_id'))}
  )`;
}

/** Ids of those who have a booth in one of these halls. */
export function exhibitorsInHalls(scope: Scope, halls: readonly string[]): RawBuilder<unknown> {
  return sql`select seen.exhibitor_id from booth as seen
    where ${inScope(scope, 'seen')} and seen.hall = any(${textArray(halls)}) and seen.exhibitor_id is not null`;
}

/** Whether an exhibitor has a booth in one of these halls. */
export async function hasBoothIn(
  database: Database,
  scope: Scope,
  exhibitorId: string,
  halls: readonly string[],
): Promise<boolean> {
  const row = await scoped(database, scope)
    .selectFrom('booth')
    .select('booth_id')
    .where('exhibitor_id', '=', exhibitorId)
    .where(sql<SqlBool>`hall = any(${textArray(halls)})`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function textArray(texts: readonly string[]): RawBuilder<unknown> {
  return sql`${[...texts]}::text[]`;
}
