import type { Order, OrderLine } from '@zhantai/contract';

/** Something of which more is wanted than there is. */
export interface ShortLine {
  readonly line: OrderLine;
  readonly wanted: number;
  readonly left: number;
}

/** Lines of a quotation that go beyond the stock; several lines of one thing count together. */
export function shortLines({ lines }: Pick<Order, 'lines'>): readonly ShortLine[] {
  return [...groupsOf(lines).values()].flatMap((group) => {
    const [line] = group;
    const left = line?.left;
    if (line === undefined || left === null || left === undefined) return [];
    const wanted = group.reduce((sum, { quantity }) => sum + quantity, 0);
    return wanted > left ? [{ line, wanted, left }] : [];
  });
}

/** Rooms of other nights are other things. */
function keyOf({ itemId, start, end }: OrderLine): string {
  return JSON.stringify([itemId, start, end]);
}

function groupsOf(lines: readonly OrderLine[]): Map<string, OrderLine[]> {
  const groups = new Map<string, OrderLine[]>();
  for (const line of lines) groups.set(keyOf(line), [...(groups.get(keyOf(line)) ?? []), line]);
  return groups;
}
