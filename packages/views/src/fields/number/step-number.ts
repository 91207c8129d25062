import { exactSum } from '@zhantai/engine';
import type { Item } from '@zhantai/engine';

/** The number one step up or down, exact, kept within bounds that are plain numbers. */
export function stepNumber(value: number | null, item: Item, direction: 1 | -1): number {
  const next = exactSum([value ?? 0, direction * (item.step ?? 1)]) ?? 0;
  const min = typeof item.min === 'number' ? item.min : -Infinity;
  const max = typeof item.max === 'number' ? item.max : Infinity;
  return Math.min(Math.max(next, min), max);
}
