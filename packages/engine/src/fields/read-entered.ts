import type { Item } from '../definition/item.ts';
import { cellCore } from './cell-registry.ts';
import type { FieldValue } from './field-value.ts';
import { readNumber } from './numeric/read-number.ts';

/**
 * What somebody typed, pasted, filled down or imported, as a value; undefined when it cannot be read. Only the texts of
 * numbers are read otherwise than those that are stored: a stored `1e5` is a number, a typed one is a text (engine.md §2).
 */
export function readEntered(wire: unknown, item: Item): FieldValue | undefined {
  const isNumber = item.type === 'number' || item.type === 'rate';
  if (!isNumber || typeof wire !== 'string') return cellCore(item).read(wire, item);
  return wire.trim() === '' ? null : (readNumber(wire, item) ?? undefined);
}
