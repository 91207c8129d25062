import type { Order, SupportLine } from '@zhantai/contract';

/** What was typed beside one thing of a pad. */
export interface PadEntry {
  readonly quantity: string;
  /** Empty for the days of the fair. */
  readonly period: string;
}

/** What is ordered of each thing; parts at different prices together. */
export function padEntries({ lines }: Pick<Order, 'lines'>): ReadonlyMap<string, PadEntry> {
  const entries = new Map<string, PadEntry>();
  for (const { itemId, quantity, period } of lines) {
    const before = Number(entries.get(itemId)?.quantity ?? 0);
    entries.set(itemId, { quantity: String(before + quantity), period: period ?? '' });
  }
  return entries;
}

/** What a pad begins with: what stands; of an order that lapsed as much as is left of each thing. */
export function proposedEntries(
  order: Pick<Order, 'lines' | 'status'>,
  items: readonly { readonly id: string; readonly stock: number | null }[],
): ReadonlyMap<string, PadEntry> {
  const entries = padEntries(order);
  if (order.status !== 'lapsed') return entries;
  return new Map(
    [...entries].flatMap(([itemId, entry]) => {
      const item = items.find(({ id }) => id === itemId);
      const most = Math.min(Number(entry.quantity), item?.stock ?? Infinity);
      return item === undefined || most <= 0 ? [] : [[itemId, { ...entry, quantity: String(most) }]];
    }),
  );
}

/** The lines of a pad; notes of what was ordered before stay with it. */
export function padLines(
  entries: ReadonlyMap<string, PadEntry>,
  { lines }: Pick<Order, 'lines'>,
): readonly SupportLine[] {
  return [...entries].flatMap(([itemId, { quantity: typed, period }]) => {
    const quantity = Number(typed);
    if (!(quantity > 0)) return [];
    const note = lines.find((line) => line.itemId === itemId)?.note ?? '';
    return [
      {
        itemId,
        quantity,
        ...(period === '' ? {} : { period }),
        ...(note === '' ? {} : { note }),
      },
    ];
  });
}
