import { isJsonObject, parseJson } from '../definition/json-value.ts';
import type { JsonObject } from '../definition/item.ts';

/**
 * Whether two values of a definition are equal (authoring.md): the order of keys says nothing, and original data that are
 * texts of JSON objects are compared by what they hold. An absent value is `undefined`.
 */
export function same(left: unknown, right: unknown): boolean {
  if (Object.is(left, right) || (left === 0 && right === 0)) return true;
  if (Array.isArray(left) || Array.isArray(right)) return sameList(left, right);
  return isJsonObject(left) && isJsonObject(right) && sameObject(left, right);
}

function sameList(left: unknown, right: unknown): boolean {
  if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false;
  const others: readonly unknown[] = right;
  return left.every((value, at) => same(value, others[at]));
}

function sameObject(left: JsonObject, right: JsonObject): boolean {
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  return keys.every((key) => {
    if (!Object.hasOwn(right, key)) return false;
    if (key === ORIGINAL_DATA) return sameOriginalData(left[key], right[key]);
    return same(left[key], right[key]);
  });
}

function sameOriginalData(left: unknown, right: unknown): boolean {
  if (typeof left !== 'string' || typeof right !== 'string' || left === right) return same(left, right);
  const [before, after] = [parseJson(left), parseJson(right)];
  return isJsonObject(before) && isJsonObject(after) && same(before, after);
}

/** Where an item keeps its settings as a JSON text. */
export const ORIGINAL_DATA = 'formItemOriginalData';

/** A setting of an object; undefined where it is absent, and for what objects inherit. */
export function settingOf(object: JsonObject | undefined, key: string): unknown {
  return object !== undefined && Object.hasOwn(object, key) ? object[key] : undefined;
}
