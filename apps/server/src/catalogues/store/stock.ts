import { sql } from 'kysely';
import { anyOf } from '../../database/queries/any-of.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { Stock } from '../stock.ts';

/** Every slot of these items, the nights of a room in order. */
export async function findStock(
  database: Database,
  scope: Scope,
  itemIds: readonly string[],
): Promise<readonly Stock[]> {
  if (itemIds.length === 0) return [];
  const rows = await scoped(database, scope)
    .selectFrom('catalogue_stock')
    .select(['item_id', 'slot', 'stock', 'taken'])
    .where('item_id', '=', anyOf(itemIds))
    .orderBy('item_id')
    .orderBy('slot')
    .execute();
  return rows.map(toStock);
}

export interface Slot {
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
  const rows = await scoped(transaction, scope)
    .selectFrom('catalogue_stock')
    .select(['item_id', 'slot', 'stock', 'taken'])
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
where ${inScope(scope, 'catalogue_stock')}
  and catalogue_stock.item_id = move.item_id
  and catalogue_stock.slot = move.slot`.execute(transaction);
}

/** How much of each item is taken for good: ordered, and adopted, confirmed or paid for. */
export async function sumConfirmed(
  database: Database,
  scope: Scope,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (itemIds.length === 0) return new Map();
  const rows = await scoped(database, scope)
    .selectFrom('order_draw')
    .innerJoin('service_order', 'service_order.order_id', 'order_draw.order_id')
    .select(['order_draw.item_id', (row) => row.fn.sum<string>('order_draw.quantity').as('quantity')])
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
