import type { Item } from '../../definition/item.ts';
import { isJsonObject, readText } from '../../definition/json-value.ts';
import type { FieldValues } from '../../types/field-value.ts';

/** One position of a switch. */
export interface SwitchPosition {
  /** As the definition writes it: a text, a number or a flag. */
  readonly value: FieldValues['switch'];
  /** What it is called; null where the definition says nothing, and views have a word of their own. */
  readonly label: string | null;
}

/** Both of them; the first is the value of a field nobody filled. */
export interface SwitchPositions {
  readonly off: SwitchPosition;
  readonly on: SwitchPosition;
}

const known = new WeakMap<Item, SwitchPositions>();
const PLAIN: SwitchPositions = { off: { value: false, label: null }, on: { value: true, label: null } };

/**
 * The positions of a switch: the first entry of `dicData` is off, the second on, whatever they are; without two of them
 * false and true (engine.md §2). This is the one reading of them, for codecs, checks, faces and files.
 */
export function switchPositions(item: Item): SwitchPositions {
  const found = known.get(item);
  if (found !== undefined) return found;
  const entries = item.dictionary === null ? item.source['dicData'] : undefined;
  const all = Array.isArray(entries) ? entries.flatMap((entry) => positionOf(entry, item) ?? []) : [];
  // An entry without a text may be off, or only ask to choose.
  const named = all.filter(({ value }) => value !== '');
  const [off, on] = named.length < 2 ? all : named;
  const positions = off === undefined || on === undefined ? PLAIN : { off, on };
  known.set(item, positions);
  return positions;
}

function positionOf(entry: unknown, item: Item): SwitchPosition | null {
  const props = isJsonObject(item.source['props']) ? item.source['props'] : {};
  const key = (name: 'value' | 'label'): string => readText(props[name]) || name;
  const value = isJsonObject(entry) ? (entry[key('value')] ?? entry['value']) : entry;
  if (!isValue(value)) return null;
  const written = isJsonObject(entry) ? readText(entry[key('label')] ?? entry['label']) : '';
  // Options hold labels in the language of the definition, flags by their text.
  const label = item.options?.find((option) => String(option.value) === String(value))?.label ?? written;
  return { value, label: label === '' || (written === '' && label === String(value)) ? null : label };
}

function isValue(value: unknown): value is FieldValues['switch'] {
  return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}
