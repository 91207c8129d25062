import { foldText } from '@zhantai/engine';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { exhibitorsInHalls, type Limits } from '../../booths/index.ts';
import type { Database } from '../../database/database.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** Orders of so many exhibitors are looked up by them; what more have is sought along the list. */
const few = 10_000;

/**
 * What a `service_order` must be to be found by part of its number or of its exhibitor's names: both are looked for
 * first, so that a list of what few have reads those alone; within halls only exhibitors who stand there or have an order
 * for a booth there. Of nothing but dots and blanks nothing is found.
 * @returns null without a search.
 */
export async function soughtOrders(
  database: Database,
  scope: Scope,
  typed: string,
  { halls }: Pick<Limits, 'halls'>,
): Promise<RawBuilder<SqlBool> | null> {
  if (typed === '') return null;
  const folded = foldText(typed);
  if (folded === '') return sql<SqlBool>`false`;
  const pattern = `%${folded}%`;
  const there = sql`and exhibitor_id in (
    ${exhibitorsInHalls(scope, halls)}
    union select exhibitor_id from service_order
    where ${inScope(scope)} and hall = any(${[...halls]}::text[])
  )`;
  const named = sql`select exhibitor_id from exhibitor
    where ${inScope(scope, 'exhibitor')}
      and exhibitor.folded like ${pattern} ${halls.length === 0 ? sql`` : there}`;
  const numbers = sql`from service_order
    where ${inScope(scope)} and status <> 'new'`;
  const hasGrams = folded.length < 3 ? sql`true` : sql`grams(folded) @> grams(${folded})`;
  // A whole number is looked up. In a number there is nothing but Latin letters and digits, but for the code of its form.
  const { rows } = await sql<{ exhibitors: readonly string[]; orders: readonly string[] }>`
    select array(${named} limit ${few + 1}) as exhibitors,
      case
        when exists (select ${numbers} and folded = ${folded})
          then array(select order_id ${numbers} and folded = ${folded} limit ${few + 1})
        when ${/^[a-z0-9]+$/.test(folded)}::boolean or exists (
          select from form where ${inScope(scope)}
            and fold_name(form_code) ~ '[^a-z0-9]'
        )
          then array(select order_id ${numbers} and folded like ${pattern} and ${hasGrams} limit ${few + 1})
        else '{}'
      end as orders`.execute(database);
  const { exhibitors = [], orders = [] } = rows[0] ?? {};
  const numbered =
    orders.length > few
      ? sql`service_order.folded like ${pattern}`
      : sql`service_order.order_id = any(${[...orders]}::text[])`;
  const ofNamed =
    exhibitors.length > few
      ? sql`service_order.exhibitor_id in (${named})`
      : sql`service_order.exhibitor_id = any(${[...exhibitors]}::text[])`;
  // Both are seldom found, and either alone by an index.
  if (orders.length === 0) return sql<SqlBool>`${ofNamed}`;
  if (exhibitors.length === 0) return sql<SqlBool>`${numbered}`;
  return sql<SqlBool>`(${numbered} or ${ofNamed})`;
}
