import type { JsonObject } from './item.ts';
import { isJsonObject, parseJson } from './json-value.ts';

/** Columns of a form item that win over the original data when they are present and not null (engine.md §1). */
export const OWN_COLUMNS = [
  ['formItemType', 'type'],
  ['formItemLabel', 'label'],
  ['formItemRequired', 'required'],
  ['formItemMaxLength', 'maxLength'],
  ['formItemValues', 'value'],
] as const;

/** What an item holds after merging, and whether its original data could be read. */
export interface MergedSource {
  readonly source: JsonObject;
  readonly readable: boolean;
}

/** Merges an item's columns with its `formItemOriginalData`, a JSON text or an object. */
export function mergeSource(raw: JsonObject): MergedSource {
  const original = readOriginal(raw['formItemOriginalData']);
  const merged: Record<string, unknown> = {};
  copyInto(merged, raw);
  if (original !== null) copyInto(merged, original);
  for (const [column, key] of OWN_COLUMNS) {
    const value = raw[column];
    if (value !== undefined && value !== null) merged[key] = value;
  }
  return { source: merged, readable: original !== null };
}

function readOriginal(data: unknown): JsonObject | null {
  if (data === undefined || data === null || data === '') return {};
  const parsed = typeof data === 'string' ? parseJson(data) : data;
  if (parsed === null) return {};
  return isJsonObject(parsed) ? parsed : null;
}

/** Faster than spreading, and safe: a key `__proto__` would set the prototype instead of a value. */
function copyInto(target: Record<string, unknown>, from: JsonObject): void {
  for (const key of Object.keys(from)) {
    if (key !== 'formItemOriginalData' && key !== '__proto__') target[key] = from[key];
  }
}
