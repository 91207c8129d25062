import type { Transaction } from '../../../database/database.ts';
import type { Scope } from '../../../exhibitions/index.ts';
import { lockStock, moveStock } from '../../store/stock.ts';
import { drawKey, type Draw } from './draws-of.ts';

/** A slot of which there is not enough. Hundredths of the unit. */
export interface Shortage {
  readonly itemId: string;
  readonly slot: string;
  readonly wanted: number;
  /** What could be had, what one holds oneself included. */
  readonly left: number;
}

/**
 * Takes from the stock what an order wants in place of what it held: everything or, where something is short, nothing.
 * @returns what is short, empty where all was taken; and of which items there is a stock.
 */
export async function moveDraws(
  transaction: Transaction,
  scope: Scope,
  drawsBefore: readonly Draw[],
  wanted: readonly Draw[],
): Promise<{ readonly shortages: readonly Shortage[]; readonly finite: ReadonlySet<string> }> {
  const quantitiesBefore = new Map(drawsBefore.map((draw) => [drawKey(draw), draw.quantity]));
  const wantedBy = new Map(wanted.map((draw) => [drawKey(draw), draw.quantity]));
  const slots = new Map([...drawsBefore, ...wanted].map((draw) => [drawKey(draw), draw]));
  const stock = new Map(
    (await lockStock(transaction, scope, [...slots.values()])).map((one) => [drawKey(one), one]),
  );
  const shortages: Shortage[] = [];
  const moves: { itemId: string; slot: string; by: number }[] = [];
  for (const [key, { itemId, slot }] of slots) {
    const [before, after] = [quantitiesBefore.get(key) ?? 0, wantedBy.get(key) ?? 0];
    const found = stock.get(key);
    const left =
      found === undefined ? 0 : found.stock === null ? Infinity : found.stock - found.taken + before;
    if (after > left) shortages.push({ itemId, slot, wanted: after, left });
    if (after !== before) moves.push({ itemId, slot, by: after - before });
  }
  if (shortages.length === 0) await moveStock(transaction, scope, moves);
  const finite = [...stock.values()].filter((one) => one.stock !== null).map(({ itemId }) => itemId);
  return { shortages, finite: new Set(finite) };
}
