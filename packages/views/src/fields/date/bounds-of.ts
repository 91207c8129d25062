import { isRealDate, isRealDateTime } from '@zhantai/engine';
import type { DateBounds, Item } from '@zhantai/engine';

/** The allowed days or years of an item; bounds that are expressions are the engine's to judge. */
export function boundsOf(item: Item): DateBounds {
  return { min: day(item.startDate), max: day(item.endDate) };
}

function day(bound: string | null): string | null {
  return bound !== null && (isRealDate(bound) || isRealDateTime(bound) || /^\d{4}$/.test(bound))
    ? bound
    : null;
}
