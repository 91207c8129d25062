import { decimalPlaces, plainNumber } from '@zhantai/engine';

/** A number as a field at rest shows it: with the places its item names, never fewer than it has. */
export function numberText(value: number | null, precision: number | null): string {
  if (value === null) return '';
  const places = decimalPlaces(value) ?? 0;
  return precision !== null && places <= precision && precision <= 20 && Math.abs(value) < 1e15
    ? value.toFixed(precision)
    : plainNumber(value);
}

/** The same with digits in groups of three, for tables and texts. */
export function groupedNumber(value: number, precision: number | null): string {
  const [whole = '', fraction] = numberText(value, precision).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
