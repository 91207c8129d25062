import type { Item } from '../definition/item.ts';
import { decode } from '../fields/codec.ts';
import { isRows } from '../fields/dynamic/is-rows.ts';
import type { Row } from '../types/field-value.ts';
import { rowFormulas } from './row-formulas.ts';
import { defaultOf } from './default-value.ts';
import type { Context } from '../definition/context.ts';

/**
 * Rows as they count: cells of read-only columns by the stored row of the same `$id`, else their default; computed
 * cells anew (engine.md §2).
 */
export function settleRows(
  item: Item,
  rows: readonly Row[],
  stored: unknown,
  context: Context,
): readonly Row[] {
  const formulas = rowFormulas(item);
  const guarded = item.columns.filter(
    (column) => (column.readonly || column.disabled) && !formulas.computed.has(column.prop),
  );
  if (guarded.length === 0) {
    return formulas.computed.size === 0 ? rows : rows.map((row) => formulas.apply(row));
  }
  const before = storedRows(item, stored);
  const defaults = guarded.map((column) => defaultOf(column, context).value);
  return rows.map((row) => {
    const known = row.$id === undefined ? undefined : before.get(row.$id);
    const kept = guarded.map((column, index): [string, Row[string]] => [
      column.prop,
      known === undefined ? defaults[index] : known[column.prop],
    ]);
    return formulas.apply({ ...row, ...Object.fromEntries(kept) });
  });
}

function storedRows(item: Item, stored: unknown): ReadonlyMap<string, Row> {
  const value = decode(item, stored);
  const rows = isRows(item, value) ? value : [];
  return new Map(rows.flatMap((row) => (row.$id === undefined ? [] : [[row.$id, row]])));
}
