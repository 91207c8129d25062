import { sql } from 'kysely';
import { anyOf } from '../../database/any-of.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** Milliseconds that a subject held each of these items outside review, in all its orders that were never paid for. */
export async function findSpent(
  database: Database,
  scope: Scope,
  subjectKey: string,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (itemIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('hold_spent')
    .select(['item_id', 'seconds'])
    .where('tenant_id', '=', scope.tenantId)
    .where('exhibition_id', '=', scope.exhibitionId)
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
    from unnest(${[...new Set(itemIds)].toSorted()}::text[]) as held (item_id)
    on conflict (tenant_id, exhibition_id, subject_key, item_id)
    do update set seconds = hold_spent.seconds + excluded.seconds`.execute(transaction);
}

/** Begins the days of an item anew for an exhibitor. */
export async function forgetSpent(
  transaction: Transaction,
  scope: Scope,
  exhibitorId: string,
  itemId: string,
): Promise<void> {
  await sql`
    delete from hold_spent using service_order
    where hold_spent.tenant_id = ${scope.tenantId} and hold_spent.exhibition_id = ${scope.exhibitionId}
      and hold_spent.item_id = ${itemId} and hold_spent.subject_key = service_order.subject_key
      and service_order.tenant_id = hold_spent.tenant_id
      and service_order.exhibition_id = hold_spent.exhibition_id
      and service_order.exhibitor_id = ${exhibitorId}`.execute(transaction);
}
