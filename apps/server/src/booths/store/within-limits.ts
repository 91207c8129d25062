import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** What a member of staff is limited to; empty lists are no limit. */
export interface Limits {
  readonly formIds: readonly string[];
  readonly halls: readonly string[];
}

/** Where a table says which form, booth hall and exhibitor a row is about, as `table.column`. */
export interface LimitedColumns {
  /** The table that has tenant and exhibition. */
  readonly table: string;
  readonly form?: string;
  /** Hall of the booth it was made for; null of the column: for none. */
  readonly hall?: string;
  /** The halls that it counts in by both, where the row has them itself. */
  readonly halls?: string;
  readonly exhibitor: string;
  /** Of a long list: who stands in the halls is read once for all rows, not for each. */
  readonly listOf?: Scope;
}

/**
 * Whether a row lies within limits. What was made for a booth counts by the hall of that, all else by the halls of its
 * exhibitor; what is of no exhibitor is seen by those alone who are not limited to halls. What is about no form is not
 * seen by who is limited to forms.
 */
export function withinLimits(
  { formIds, halls }: Limits,
  { table, form, hall, halls: own, exhibitor, listOf }: LimitedColumns,
): Expression<SqlBool> {
  const ofForms =
    formIds.length === 0
      ? sql`true`
      : form === undefined
        ? sql`false`
        : sql`${sql.ref(form)} = any(${[...formIds]}::text[])`;
  if (halls.length === 0) return sql<SqlBool>`(${ofForms})`;
  if (own !== undefined) return sql<SqlBool>`(${ofForms} and ${sql.ref(own)} && ${[...halls]}::text[])`;
  const ofExhibitor =
    listOf === undefined
      ? sql`exists (
          select from booth as seen
          where seen.tenant_id = ${sql.ref(`${table}.tenant_id`)}
            and seen.exhibition_id = ${sql.ref(`${table}.exhibition_id`)}
            and seen.exhibitor_id = ${sql.ref(exhibitor)} and seen.hall = any(${[...halls]}::text[])
        )`
      : sql`${sql.ref(exhibitor)} in (${exhibitorsInHalls(listOf, halls)})`;
  const inHalls =
    hall === undefined
      ? ofExhibitor
      : sql`case when ${sql.ref(hall)} is null then ${ofExhibitor}
          else ${sql.ref(hall)} = any(${[...halls]}::text[]) end`;
  return sql<SqlBool>`(${ofForms} and ${inHalls})`;
}

/** Ids of those who have a booth in one of these halls. */
export function exhibitorsInHalls(scope: Scope, halls: readonly string[]): RawBuilder<unknown> {
  return sql`select seen.exhibitor_id from booth as seen
    where ${inScope(scope, 'seen')}
      and seen.hall = any(${[...halls]}::text[]) and seen.exhibitor_id is not null`;
}

/** Something that limits judge. */
export interface LimitedThing {
  readonly formId: string;
  readonly exhibitorId: string | null;
  /** Of the booth it was made for; null: for none. */
  readonly hall: string | null;
}

/** As {@link withinLimits}, of one thing that was read already. */
export async function isWithinLimits(
  database: Database,
  scope: Scope,
  limits: Limits,
  { formId, exhibitorId, hall }: LimitedThing,
): Promise<boolean> {
  if (!isOfForms(limits, formId)) return false;
  if (limits.halls.length === 0) return true;
  if (hall !== null) return limits.halls.includes(hall);
  return exhibitorId !== null && (await isInHalls(database, scope, limits, exhibitorId));
}

/** Whether a form is within limits. */
export function isOfForms({ formIds }: Limits, formId: string): boolean {
  return formIds.length === 0 || formIds.includes(formId);
}

/** Whether one of an exhibitor's booths stands within the halls. */
export async function isInHalls(
  database: Database,
  scope: Scope,
  { halls }: Limits,
  exhibitorId: string,
): Promise<boolean> {
  if (halls.length === 0) return true;
  const row = await scoped(database, scope)
    .selectFrom('booth')
    .select('booth_id')
    .where('exhibitor_id', '=', exhibitorId)
    .where(sql<SqlBool>`hall = any(${[...halls]}::text[])`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
