import type { CatalogueItem } from '../../../offers/index.ts';
import type { WantedLine } from '../../wanted-line.ts';

/** One line an item, period and stay, with the sum of their quantities and the first note. */
export function mergeLines(
  items: ReadonlyMap<string, CatalogueItem>,
  wanted: readonly WantedLine[],
): readonly WantedLine[] {
  const merged = new Map<string, WantedLine>();
  for (const line of wanted) {
    const period = periodOf(items.get(line.itemId), line.period);
    const key = lineKey({ ...line, period });
    const before = merged.get(key);
    const note = before === undefined || before.note === '' ? line.note : before.note;
    // Sums of hundredths, so that no binary fraction creeps in.
    const quantity =
      before === undefined
        ? line.quantity
        : (Math.round(before.quantity * 100) + Math.round(line.quantity * 100)) / 100;
    merged.set(key, { ...line, ...before, period, note, quantity });
  }
  return [...merged.values()];
}

/** Items without periods are ordered for all of them. */
function periodOf(item: CatalogueItem | undefined, period: string | null): string | null {
  if (period === 'open') return null;
  return item !== undefined && Object.keys(item.factors).length === 0 ? null : period;
}

/** What makes two lines the same thing. */
export function lineKey({
  itemId,
  period,
  start,
  end,
}: Pick<WantedLine, 'itemId' | 'period' | 'start' | 'end'>): string {
  return JSON.stringify([itemId, period, start, end]);
}
