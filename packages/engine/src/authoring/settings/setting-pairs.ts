import type { JsonObject } from '../../definition/item.ts';
import { isJsonObject, readList, readText } from '../../definition/json-value.ts';

/** Pairs of a setting as rows of the panel; in a definition they are an object or a list of pairs (engine.md §5). */
export function readPairRows(value: unknown): readonly JsonObject[] {
  if (isJsonObject(value)) return Object.entries(value).map(([key, inner]) => ({ key, value: inner }));
  return readList(value).map((pair) => (isJsonObject(pair) ? pair : {}));
}

/** Rows of the panel as pairs, in the shape that they had before. */
export function writePairRows(before: unknown, rows: readonly unknown[]): unknown {
  const pairs = rows.filter(isJsonObject).filter((row) => readText(row['key']) !== '');
  if (Array.isArray(before)) return pairs;
  return Object.fromEntries(pairs.map((row) => [readText(row['key']), row['value'] ?? '']));
}
