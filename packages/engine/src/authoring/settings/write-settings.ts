import type { Answers } from '../../definition/context.ts';
import type { JsonObject } from '../../definition/item.ts';
import { isJsonObject, readList } from '../../definition/json-value.ts';
import { mergeSource } from '../../definition/merge-source.ts';
import { authoringRegistry } from '../../fields/authoring-registry.ts';
import type { SettingKey } from '../../fields/setting-key.ts';
import type { FieldType } from '../../types/field-value.ts';
import { withOptionTexts } from './option-texts.ts';
import { withFreeValues } from './free-values.ts';
import { same } from '../same.ts';
import { readPairRows, writePairRows } from './setting-pairs.ts';
import { isUnset, likeBefore, settingRows } from './setting-rows.ts';
import type { SettingRows } from './setting-rows.ts';
import { settingIn, withSetting } from './with-setting.ts';

/** Flags that mean something when they are off; other ones are left out. */
const ON_BY_DEFAULT: readonly string[] = ['parent', 'showAllLevels'] satisfies readonly SettingKey[];

/**
 * A raw form item with what was changed in its panel. A setting that was not changed stays as it is, to the letter, and so
 * does all that the panel cannot show; without any change the item itself is given back.
 * @param before the answers of the settings form as it opened.
 * @param after its answers now.
 */
export function writeSettings(raw: JsonObject, type: FieldType, before: Answers, after: Answers): JsonObject {
  const settings: readonly SettingKey[] = authoringRegistry[type].settings;
  return settings
    .filter((key) => Object.hasOwn(after, key) && !same(before[key], after[key]))
    .reduce((item, key) => {
      if (key !== 'dicData') return withSetting(item, key, nextValue(item, key, before[key], after[key]));
      const rows = withFreeValues(readList(before[key]), readList(after[key]));
      const options = nextValue(item, key, before[key], rows);
      // Only texts of other languages may differ.
      const written = settingIn(mergeSource(item).source, key);
      const next = same(options, written) ? item : withSetting(item, key, options);
      return withOptionTexts(next, readList(before[key]), rows);
    }, raw);
}

/** What a definition says of a setting after a change; undefined where it says nothing. */
function nextValue(raw: JsonObject, key: SettingKey, before: unknown, after: unknown): unknown {
  const { source } = mergeSource(raw);
  const written = settingIn(source, key);
  const rows = settingRows[key];
  if (key === 'dicQuery') {
    return orNothing(
      writePairRows(written, changedRows(pairRows, readPairRows(written), before, after, source)),
    );
  }
  if (rows !== undefined) return orNothing(changedRows(rows, readList(written), before, after, source));
  if (isUnset(after)) return undefined;
  if (typeof after === 'boolean') return after === ON_BY_DEFAULT.includes(key) ? undefined : after;
  // A bound that is an expression stays an object.
  if (isJsonObject(written) && typeof written['value'] === 'string') return { ...written, value: after };
  return likeBefore(written, after);
}

const pairRows: SettingRows = {
  read: readPairRows,
  write: (pair, cells) => ({ ...(isJsonObject(pair) ? pair : {}), ...cells }),
};

/** The elements of a list, each found by its row before the edit, with the cells that differ now. */
function changedRows(
  rows: SettingRows,
  elements: readonly unknown[],
  before: unknown,
  after: unknown,
  source: JsonObject,
): readonly unknown[] {
  const rowsBefore = readList(before).filter(isJsonObject);
  const places = new Map(rowsBefore.map((row, at) => [row['$id'], at]));
  return readList(after)
    .filter(isJsonObject)
    .flatMap((row) => {
      const at = places.get(row['$id']) ?? -1;
      const cellsBefore = rowsBefore[at] ?? {};
      const changed = Object.entries(row).filter(
        ([column, cell]) => column !== '$id' && !same(cell, cellsBefore[column]),
      );
      if (at === -1)
        return changed.every(([, cell]) => isBlank(cell))
          ? []
          : [rows.write(undefined, Object.fromEntries(changed), source)];
      const element = elements[at];
      if (changed.length === 0) return [element];
      return [rows.write(element, Object.fromEntries(changed), source)];
    });
}

function isBlank(cell: unknown): boolean {
  return isUnset(cell) || cell === false;
}

function orNothing(value: unknown): unknown {
  return isUnset(value) ? undefined : value;
}
