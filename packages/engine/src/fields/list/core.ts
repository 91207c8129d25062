import { isJsonObject, jsonText, parseJson } from '../../definition/json-value.ts';
import { mapSame } from '../../texts/map-same.ts';
import { cleanLine } from '../../texts/clean-text.ts';
import { checkSize } from '../check-size.ts';
import { codePoints } from '../code-points.ts';
import type { FieldCore } from '../field-core.ts';
import { finding } from '../finding.ts';

/** `array`: repeatable texts. */
export const array: FieldCore<readonly string[]> = {
  answers: true,
  blank: () => [],
  read(wire) {
    if (wire === null || wire === undefined || wire === '') return [];
    if (Array.isArray(wire)) return wire.map(readEntry);
    if (typeof wire === 'number') return [String(wire)];
    return typeof wire === 'string' ? readTextForm(wire) : undefined;
  },
  encode: (value, item) =>
    item.dataType === 'array' ? value : value.length === 0 ? '' : JSON.stringify(value),
  isEmpty: (value) => value.every((entry) => entry.trim() === ''),
  compare: (value) => value,
  check(value, item) {
    const filled = value.filter((entry) => entry.trim() !== '').length;
    const size = checkSize(filled, value.length, item);
    if (size !== null) return size;
    const { maxLength } = item;
    return maxLength !== null && value.some((entry) => codePoints(entry) > maxLength)
      ? finding('maxLength', { n: maxLength })
      : null;
  },
  missing: () => 'required',
  describe: (value, _item, words) => value.filter((entry) => entry.trim() !== '').join(words.listSeparator),
  normalise: (value) => mapSame(value, cleanLine),
};

/** A JSON list, else a plain comma list (engine.md §2). */
function readTextForm(wire: string): readonly string[] {
  const parsed = wire.trimStart().startsWith('[') ? parseJson(wire) : undefined;
  return Array.isArray(parsed) ? parsed.map(readEntry) : wire.split(',').filter((part) => part !== '');
}

/** `"a"`, `{"id":…,"value":"a"}`, or whatever else by its text. */
function readEntry(entry: unknown): string {
  const value = isJsonObject(entry) && 'value' in entry ? entry['value'] : entry;
  return value === null || value === undefined ? '' : jsonText(value);
}
