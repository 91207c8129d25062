import type { JsonObject } from '../../definition/item.ts';
import { isJsonObject } from '../../definition/json-value.ts';
import { OWN_COLUMNS } from '../../definition/merge-source.ts';
import type { SettingKey } from '../../fields/setting-key.ts';
import { itemSettings } from '../merge/item-settings.ts';
import { ORIGINAL_DATA } from '../same.ts';

/** Settings that stand in a column of the item, with what the column holds where nothing is set. */
const columns: ReadonlyMap<string, { readonly column: string; readonly blank: unknown }> = new Map(
  OWN_COLUMNS.map(([column, key]) => [
    key,
    { column, blank: key === 'label' ? '' : key === 'required' ? false : null },
  ]),
);

/** A setting of an object, dots leading into objects; undefined where it is absent. */
export function settingIn(source: JsonObject, key: SettingKey): unknown {
  let value: unknown = source;
  for (const part of key.split('.')) {
    value = isJsonObject(value) && Object.hasOwn(value, part) ? value[part] : undefined;
  }
  return value;
}

/**
 * A raw form item with one setting, written where the item keeps it: in its column, in the original data or beside them
 * (engine.md §1). All else stays, its order too.
 * @param value undefined takes the setting away, wherever it stands.
 */
export function withSetting(raw: JsonObject, key: SettingKey, value: unknown): JsonObject {
  return withSettingAt(raw, key.split('.'), value);
}

/** As {@link withSetting}, the way to the setting key by key: names of people's own may hold dots. */
export function withSettingAt(raw: JsonObject, path: readonly string[], value: unknown): JsonObject {
  const [top = ''] = path;
  const { own, original, text } = itemSettings(raw);
  const column = columns.get(top);
  const isFormItem = Object.hasOwn(raw, 'formItemType') || text !== undefined;
  const inOriginal = original !== null && Object.hasOwn(original, top);
  const inColumn =
    column !== undefined &&
    ((raw[column.column] ?? null) !== null || (isFormItem && !inOriginal && !Object.hasOwn(own, top)));
  if (inColumn) {
    const item = withKey(raw, column.column, value ?? column.blank);
    // Where the column is empty, what stands beside it would count.
    return value === undefined ? withoutSetting(item, path) : item;
  }
  if (value === undefined) return withoutSetting(raw, path);
  const item = path.length === 1 && top === 'maxLength' ? withoutSetting(raw, ['maxlength']) : raw;
  const toOriginal = original !== null && (inOriginal || (isFormItem && !Object.hasOwn(own, top)));
  if (!toOriginal) return withPath(item, path, value);
  return withOriginal(item, (settings) => withPath(settings, path, value));
}

function withoutSetting(raw: JsonObject, path: readonly string[]): JsonObject {
  const paths = path[0] === 'maxLength' ? [path, ['maxlength']] : [path];
  return paths.reduce(
    (item, one) => withOriginal(withoutPath(item, one), (settings) => withoutPath(settings, one)),
    raw,
  );
}

/** The text of the original data is written anew only where it says something else. */
function withOriginal(raw: JsonObject, change: (settings: JsonObject) => JsonObject): JsonObject {
  const { original } = itemSettings(raw);
  if (original === null) return raw;
  const changed = change(original);
  return changed === original ? raw : withKey(raw, ORIGINAL_DATA, JSON.stringify(changed));
}

function withPath(object: JsonObject, path: readonly string[], value: unknown): JsonObject {
  const [key = '', ...rest] = path;
  const within = object[key];
  return withKey(
    object,
    key,
    rest.length === 0 ? value : withPath(isJsonObject(within) ? within : {}, rest, value),
  );
}

/** An object of which nothing is left goes with its last key. */
function withoutPath(object: JsonObject, path: readonly string[]): JsonObject {
  const [key = '', ...rest] = path;
  if (!Object.hasOwn(object, key)) return object;
  const within = object[key];
  if (rest.length > 0) {
    if (!isJsonObject(within)) return object;
    const changed = withoutPath(within, rest);
    if (changed === within) return object;
    if (Object.keys(changed).length > 0) return withKey(object, key, changed);
  }
  return Object.fromEntries(Object.entries(object).filter(([other]) => other !== key));
}

function withKey(object: JsonObject, key: string, value: unknown): JsonObject {
  if (!Object.hasOwn(object, key)) return Object.fromEntries([...Object.entries(object), [key, value]]);
  return Object.fromEntries(
    Object.entries(object).map(([other, inner]) => [other, other === key ? value : inner]),
  );
}
