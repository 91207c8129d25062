import type { CatalogueItem } from '../../../offers/index.ts';
import type { WantedLine } from '../../wanted-line.ts';
import { lineKey, mergeLines } from './merge-lines.ts';
import type { OrderLine } from '../order.ts';

/** Whether an order holds exactly what is wanted, whatever the order of the lines and the tiers they were ordered in. */
export function sameLines(
  items: ReadonlyMap<string, CatalogueItem>,
  lines: readonly OrderLine[],
  wanted: readonly WantedLine[],
): boolean {
  const ordered = new Map<string, number>();
  for (const line of lines) {
    const key = lineKey(line);
    ordered.set(key, line.quantity + (ordered.get(key) ?? 0));
  }
  const requested = mergeLines(items, wanted);
  return (
    ordered.size === requested.length &&
    requested.every((line) => ordered.get(lineKey(line)) === Math.round(line.quantity * 100))
  );
}
