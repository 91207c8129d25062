import type { CatalogueItem } from '../../../offers/index.ts';
import { addDays } from '@zhantai/engine';
import type { OrderLine } from '../order.ts';

/** So much of one slot of one item, in hundredths. */
export interface Draw {
  readonly itemId: string;
  readonly slot: string;
  readonly quantity: number;
}

/** What lines take of the stock: a room each of its nights, a pack also its parts. In the order in which rows are locked. */
export function drawsOf(
  items: ReadonlyMap<string, CatalogueItem>,
  lines: readonly Pick<OrderLine, 'itemId' | 'quantity' | 'start' | 'nights'>[],
): readonly Draw[] {
  const draws = new Map<string, Draw>();
  const add = (itemId: string, slot: string, quantity: number): void => {
    const key = drawKey({ itemId, slot });
    draws.set(key, { itemId, slot, quantity: quantity + (draws.get(key)?.quantity ?? 0) });
  };
  for (const { itemId, quantity, start, nights } of lines) {
    if (start === null || nights === null) add(itemId, '', quantity);
    else for (let night = 0; night < nights; night += 1) add(itemId, addDays(start, night), quantity);
    for (const part of items.get(itemId)?.parts ?? []) add(part.itemId, '', quantity * part.quantity);
  }
  return [...draws.values()].toSorted(byKey);
}

/** A name for a slot of an item. */
export function drawKey({ itemId, slot }: Pick<Draw, 'itemId' | 'slot'>): string {
  return `${itemId}\n${slot}`;
}

function byKey(one: Draw, other: Draw): number {
  const [left, right] = [drawKey(one), drawKey(other)];
  return left < right ? -1 : left > right ? 1 : 0;
}
