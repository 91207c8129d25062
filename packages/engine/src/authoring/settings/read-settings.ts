import type { Answers } from '../../definition/context.ts';
import type { JsonObject } from '../../definition/item.ts';
import { isJsonObject } from '../../definition/json-value.ts';
import { mergeSource } from '../../definition/merge-source.ts';
import { authoringRegistry } from '../../fields/authoring-registry.ts';
import type { SettingKey } from '../../fields/setting-key.ts';
import type { FieldType } from '../../types/field-value.ts';
import { readPairRows } from './setting-pairs.ts';
import { settingRows } from './setting-rows.ts';
import { settingIn } from './with-setting.ts';

/** The settings of a raw form item as answers of its settings form; what is not set is left out. */
export function readSettings(raw: JsonObject, type: FieldType): Answers {
  const { source } = mergeSource(raw);
  const settings: readonly SettingKey[] = authoringRegistry[type].settings;
  const entries = settings.map((key): [SettingKey, unknown] => [key, answerOf(source, key)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function answerOf(source: JsonObject, key: SettingKey): unknown {
  const value = settingIn(source, key) ?? (key === 'maxLength' ? source['maxlength'] : undefined);
  if (value === undefined) return undefined;
  if (key === 'dicQuery') return readPairRows(value);
  const rows = settingRows[key];
  if (rows !== undefined) return rows.read(value, source);
  // A bound may be an expression in an object; its setting is one text.
  return isJsonObject(value) && typeof value['value'] === 'string' ? value['value'] : value;
}
