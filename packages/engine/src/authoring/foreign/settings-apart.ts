import type { JsonObject } from '../../definition/item.ts';
import { isJsonObject, isOff } from '../../definition/json-value.ts';
import { isUnset } from '../settings/setting-rows.ts';
import { same } from '../same.ts';

/** Names and columns of an item that say nothing by themselves. */
const names = /^formItem/;

/**
 * The settings in which an item differs from what was read of it in another shape, texts of other languages each by
 * itself: `sensitive`, `i18n.en.help`. What is unset or off on one side and absent on the other does not differ.
 */
export function settingsApart(source: JsonObject, read: JsonObject): readonly string[] {
  return apart(source, read, '', 0).filter((key) => !names.test(key) && key !== 'children.column');
}

function apart(one: JsonObject, other: JsonObject, path: string, depth: number): readonly string[] {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].flatMap((key) => {
    const [left, right] = [own(one, key), own(other, key)];
    if (same(left, right) || (isNothing(left) && isNothing(right))) return [];
    const at = path === '' ? key : `${path}.${key}`;
    const isApart = (key === 'children' || key === 'i18n') && depth === 0;
    return isApart || (path.startsWith('i18n') && depth === 1)
      ? apart(isJsonObject(left) ? left : {}, isJsonObject(right) ? right : {}, at, depth + 1)
      : [at];
  });
}

function own(object: JsonObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

function isNothing(value: unknown): boolean {
  return isUnset(value) || isOff(value);
}
