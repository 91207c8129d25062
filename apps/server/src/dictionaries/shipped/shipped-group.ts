import type { StoredEntry } from '../store.ts';
import { shippedEntry, type ShippedLabel } from './shipped-entry.ts';

/** A group of a two-level dictionary, followed by its classes. */
export function shippedGroup(
  value: string,
  label: ShippedLabel,
  classes: readonly (readonly [value: string, label: ShippedLabel])[],
): readonly StoredEntry[] {
  return [shippedEntry(value, label), ...classes.map(([each, text]) => shippedEntry(each, text, value))];
}
