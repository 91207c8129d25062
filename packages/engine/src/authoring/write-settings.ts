import type { JsonObject } from '../definition/item.ts';
import { isJsonObject } from '../definition/json-value.ts';
import { mergeSource } from '../definition/merge-source.ts';
import { authoringRegistry } from '../fields/authoring-registry.ts';
import type { FieldType } from '../types/field-value.ts';
import type { SettingKey } from '../fields/setting-key.ts';
import type { Answers } from '../definition/context.ts';

const COLUMNS = ['label', 'required', 'maxLength', 'value'] as const;

/** Flags that mean something when they are off; other ones are left out. */
const ON_BY_DEFAULT: readonly string[] = ['parent', 'showAllLevels'] satisfies readonly SettingKey[];

/**
 * A raw form item with the settings of its settings form; what the form does not ask for stays as it was. The columns
 * of their own are written as columns, the rest as the JSON text of the original data (engine.md §1).
 */
export function writeSettings(raw: JsonObject, type: FieldType, settings: Answers): JsonObject {
  const { source } = mergeSource(raw);
  const keys: readonly SettingKey[] = authoringRegistry[type].settings;
  const next = keys
    .filter((key) => Object.hasOwn(settings, key))
    .reduce((written, key) => withValueAt(written, key.split('.'), settings[key]), source);
  const original = Object.fromEntries(
    Object.entries(next).filter(([key]) => !key.startsWith('formItem') && !isColumn(key) && key !== 'type'),
  );
  return {
    formItemId: next['formItemId'],
    formItemType: type,
    formItemLabel: next['label'] ?? '',
    formItemRequired: next['required'] === true,
    formItemMaxLength: next['maxLength'] ?? null,
    formItemValues: next['value'] === '' ? null : (next['value'] ?? null),
    formItemOriginalData: JSON.stringify(original),
  };
}

function isColumn(key: string): boolean {
  return COLUMNS.some((column) => column === key);
}

/** Empty settings are taken out, so that an item carries only what was set. */
function withValueAt(source: JsonObject, path: readonly string[], value: unknown): JsonObject {
  const [key, ...rest] = path;
  if (key === undefined) return source;
  const before = source[key];
  const next = rest.length === 0 ? value : withValueAt(isJsonObject(before) ? before : {}, rest, value);
  if (!isUnset(next) && (next !== false || ON_BY_DEFAULT.includes(key))) return { ...source, [key]: next };
  const { [key]: _, ...others } = source;
  return others;
}

function isUnset(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
