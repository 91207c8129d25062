import { sql } from 'kysely';
import { anyOf } from '../../database/any-of.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { Stock } from '../stock.ts';

/** Every slot of these items, the nights of a room in order. */
export async function findStock(
  database: Database,
  scope: Scope,
  itemIds: readonly string[],
): Promise<readonly Stock[]> {
  if (itemIds.length === 0) return [];
  const rows = await database
    .selectFrom('catalogue_stock')
    .select(['item_id', 'slot', 'stock', 'taken'])
    .where('tenant_id', '=', scope.tenantId)
    .where('exhibition_id', '=', scope.exhibitionId)
    .where('item_id', '=', anyOf(itemIds))
    .orderBy('item_id')
    .orderBy('slot')
    .execute();
  return rows.map(toStock);
}

interface Slot {
  readonly itemId: string;
  readonly slot: string;
}

/**
 * Slots under a row lock until the transaction ends, always locked in the same order, so that orders which want the same
 * things wait for each other and never block each other. Slots that do not exist are left out.
 */
export async function lockStock(
  transaction: Transaction,
  scope: Scope,
  slots: readonly Slot[],
): Promise<readonly Stock[]> {
  if (slots.length === 0) return [];
  const rows = await transaction
    .selectFrom('catalogue_stock')
    .select(['item_id', 'slot', 'stock', 'taken'])
    .where('tenant_id', '=', scope.tenantId)
    .where('exhibition_id', '=', scope.exhibitionId)
    .where(
      sql<boolean>`(item_id, slot) in (select * from unnest(${slots.map(({ itemId }) => itemId)}::text[], ${slots.map(({ slot }) => slot)}::text[]))`,
    )
    .orderBy('item_id')
    .orderBy('slot')
    .forUpdate()
    .execute();
  return rows.map(toStock);
}

/** Adds to what is taken of each slot; negative amounts give back. */
export async function moveStock(
  transaction: Transaction,
  scope: Scope,
  moves: readonly (Slot & { readonly by: number })[],
): Promise<void> {
  if (moves.length === 0) return;
  await sql`
update catalogue_stock set taken = taken + move.by
from unnest(
  ${moves.map(({ itemId }) => itemId)}::text[],
  ${moves.map(({ slot }) => slot)}::text[],
  ${moves.map(({ by }) => by)}::bigint[]
) as move (item_id, slot, by)
where catalogue_stock.tenant_id = ${scope.tenantId}
  and catalogue_stock.exhibition_id = ${scope.exhibitionId}
  and catalogue_stock.item_id = move.item_id
  and catalogue_stock.slot = move.slot`.execute(transaction);
}

/** Adds slots with what there is of them; null is unlimited. Hundredths of the unit. */
export async function insertStock(
  transaction: Transaction,
  scope: Scope,
  slots: readonly (Slot & { readonly stock: number | null })[],
): Promise<void> {
  if (slots.length === 0) return;
  await insertRows(
    transaction,
    'catalogue_stock',
    slots.map(({ itemId, slot, stock }) => ({
      tenant_id: scope.tenantId,
      exhibition_id: scope.exhibitionId,
      item_id: itemId,
      slot,
      stock,
    })),
  );
}

/** How much of each item is taken for good: ordered, and adopted, confirmed or paid for. */
export async function sumConfirmed(
  database: Database,
  scope: Scope,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (itemIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('order_draw')
    .innerJoin('service_order', (join) =>
      join
        .onRef('service_order.tenant_id', '=', 'order_draw.tenant_id')
        .onRef('service_order.exhibition_id', '=', 'order_draw.exhibition_id')
        .onRef('service_order.order_id', '=', 'order_draw.order_id'),
    )
    .select(['order_draw.item_id', (row) => row.fn.sum<string>('order_draw.quantity').as('quantity')])
    .where('order_draw.tenant_id', '=', scope.tenantId)
    .where('order_draw.exhibition_id', '=', scope.exhibitionId)
    .where('order_draw.item_id', '=', anyOf(itemIds))
    .where('service_order.state', '=', 'confirmed')
    .groupBy('order_draw.item_id')
    .execute();
  return new Map(rows.map((row) => [row.item_id, Number(row.quantity)]));
}

function toStock(row: {
  readonly item_id: string;
  readonly slot: string;
  readonly stock: string | null;
  readonly taken: string;
}): Stock {
  return {
    itemId: row.item_id,
    slot: row.slot,
    stock: row.stock === null ? null : Number(row.stock),
    taken: Number(row.taken),
  };
}
