import type { Item } from '../../definition/item.ts';
import { isJsonObject } from '../../definition/json-value.ts';
import type { FieldValues } from '../field-value.ts';

/** The wire values of a switch: `dicData[0]` is off, `dicData[1]` on, else false and true (engine.md §2). */
export function switchValues(item: Item): {
  readonly off: FieldValues['switch'];
  readonly on: FieldValues['switch'];
} {
  const [off, on] = item.options ?? [];
  if (off === undefined || on === undefined) return { off: false, on: true };
  return { off: written(item, 0) ?? off.value, on: written(item, 1) ?? on.value };
}

/** Options hold texts and numbers; a switch may be written with booleans, which stay booleans. */
function written(item: Item, index: number): boolean | null {
  const entries = item.source['dicData'];
  const entry: unknown = Array.isArray(entries) ? entries[index] : undefined;
  const value = isJsonObject(entry) ? entry['value'] : entry;
  return typeof value === 'boolean' ? value : null;
}
