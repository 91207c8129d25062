import { decimalPlaces } from '../../decimal/arithmetic.ts';
import type { Item } from '../../definition/item.ts';
import { plainNumber } from './plain-number.ts';

/** Places of what the engine computes: as it rounds (engine.md §5, §6). */
const COMPUTED_PLACES = 2;

/** A number as its field at rest shows it: with the places the item names, never fewer than it has. */
export function numberText(value: number | null, precision: number | null): string {
  if (value === null) return '';
  const places = decimalPlaces(value) ?? 0;
  return precision !== null && places <= precision && precision <= 20 && Math.abs(value) < 1e15
    ? value.toFixed(precision)
    : plainNumber(value);
}

/** A number of an item where it is only read: its places, and digits in groups of three. */
export function groupedNumber(
  value: number,
  { precision, computed }: Pick<Item, 'precision' | 'computed'>,
): string {
  const places = precision ?? (computed ? COMPUTED_PLACES : null);
  const [whole = '', fraction] = numberText(value, places).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
