import type { JsonObject } from '../../definition/item.ts';
import { isJsonObject, jsonText, readList } from '../../definition/json-value.ts';
import type { FieldType } from '../../types/field-value.ts';
import { readSettings } from '../settings/read-settings.ts';
import { writeSettings } from '../settings/write-settings.ts';
import type { OptionLine } from './read-option-lines.ts';

/**
 * An item with pasted options: a label that is there keeps its value and place and takes the labels in other languages that
 * came along, new ones stand at the end, with the next free whole number where they brought no value.
 * @param lines without faults.
 */
export function takeOptions(raw: JsonObject, type: FieldType, lines: readonly OptionLine[]): JsonObject {
  const before = readList(readSettings(raw, type)['dicData'])
    .filter(isJsonObject)
    .map((row, at) => ({ ...row, $id: `row${at}` }));
  const pasted = new Map(lines.map((line) => [line.label, line]));
  const labels = new Set(before.map(labelOf));
  const kept = before.map((row) => {
    const line = pasted.get(labelOf(row));
    return line === undefined ? row : { ...row, ...textsOf(line) };
  });
  const added = lines
    .filter(({ label }) => !labels.has(label))
    .map((line, at) => ({ $id: `new${at}`, label: line.label, value: line.value, ...textsOf(line) }));
  return writeSettings(raw, type, { dicData: before }, { dicData: [...kept, ...added] });
}

const labelOf = (row: JsonObject): string => jsonText(row['label'] ?? '');

function textsOf(line: OptionLine): JsonObject {
  return {
    ...(line['zh-Hant'] === '' ? {} : { 'zh-Hant': line['zh-Hant'] }),
    ...(line.en === '' ? {} : { en: line.en }),
  };
}
