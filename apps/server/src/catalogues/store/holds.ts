import { sql } from 'kysely';
import { anyOf } from '../../database/queries/any-of.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { longestHold } from '../orders/stock/hold.ts';

/** Milliseconds that a subject held each of these items outside review, in all its orders that were never paid for. */
export async function findSpent(
  database: Database,
  scope: Scope,
  subjectKey: string,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (itemIds.length === 0) return new Map();
  const rows = await scoped(database, scope)
    .selectFrom('hold_spent')
    .select(['item_id', 'seconds'])
    .where('subject_key', '=', subjectKey)
    .where('item_id', '=', anyOf(itemIds))
    .execute();
  return new Map(rows.map((row) => [row.item_id, Number(row.seconds) * 1000]));
}

/** Counts how long a subject held items. */
export async function addSpent(
  transaction: Transaction,
  scope: Scope,
  subjectKey: string,
  itemIds: readonly string[],
  milliseconds: number,
): Promise<void> {
  const seconds = Math.floor(milliseconds / 1000);
  if (seconds <= 0 || itemIds.length === 0) return;
  await sql`
    insert into hold_spent (tenant_id, exhibition_id, subject_key, item_id, seconds)
    select ${scope.tenantId}, ${scope.exhibitionId}, ${subjectKey}, item_id, ${seconds}::bigint
    from unnest(${[...new Set(itemIds)].toSorted()}::text[]) as ordered (item_id)
    on conflict (tenant_id, exhibition_id, subject_key, item_id)
    do update set seconds = hold_spent.seconds + excluded.seconds`.execute(transaction);
}

/**
 * Begins the days of items anew for an exhibitor, and those of its orders with them that nobody paid for. Its orders are
 * locked in one order, and before what was counted, as whoever changes one does.
 */
export async function beginHoldsAnew(
  transaction: Transaction,
  scope: Scope,
  exhibitorId: string,
  itemIds: readonly string[],
  at: Date,
): Promise<void> {
  const ids = anyOf(itemIds);
  const own = sql`${inScope(scope)}
    and exhibitor_id = ${exhibitorId}`;
  const { rows } = await sql<{ order_id: string }>`
    select order_id from service_order where ${own} and status = 'placed' and exists (
      select from order_line where order_line.tenant_id = service_order.tenant_id
        and order_line.exhibition_id = service_order.exhibition_id
        and order_line.order_id = service_order.order_id and order_line.item_id = ${ids}
    ) order by order_id for update`.execute(transaction);
  await sql`
    update service_order set hold_since = ${at}, hold_counted_at = ${at}, hold_left = ${longestHold / 1000}::bigint
    where ${inScope(scope)}
      and order_id = ${anyOf(rows.map((row) => row.order_id))}`.execute(transaction);
  await sql`
    delete from hold_spent
    where ${inScope(scope)} and item_id = ${ids}
      and subject_key in (select subject_key from service_order where ${own})`.execute(transaction);
}
