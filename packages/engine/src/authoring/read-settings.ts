import type { JsonObject } from '../definition/item.ts';
import { isJsonObject } from '../definition/json-value.ts';
import { mergeSource } from '../definition/merge-source.ts';
import { authoringRegistry } from '../fields/authoring-registry.ts';
import type { FieldType } from '../types/field-value.ts';
import type { SettingKey } from '../fields/setting-key.ts';
import type { Answers } from '../definition/context.ts';

/** The settings of a raw form item as answers of its settings form; what is not set is left out. */
export function readSettings(raw: JsonObject, type: FieldType): Answers {
  const { source } = mergeSource(raw);
  const settings: readonly SettingKey[] = authoringRegistry[type].settings;
  const entries = settings.map((key): [SettingKey, unknown] => [key, valueAt(source, key.split('.'))]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function valueAt(source: JsonObject, path: readonly string[]): unknown {
  let value: unknown = source;
  for (const key of path) value = isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  // A bound may be an expression in an object; its setting is one text.
  return isJsonObject(value) && typeof value['value'] === 'string' ? value['value'] : value;
}
