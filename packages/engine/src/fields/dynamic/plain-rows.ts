import type { Item, JsonObject } from '../../definition/item.ts';
import { rawCell, readRawRows } from './rows-codec.ts';

/**
 * The rows of a wire value in the one shape that all others stand for: a list of objects with the table's columns and
 * `$id`, cells as they came. Keys that no column has are left out. Undefined where the value is no list of rows.
 */
export function plainRows(item: Item, wire: unknown): readonly JsonObject[] | undefined {
  return readRawRows(wire)?.map((row) => {
    const id = Object.hasOwn(row, '$id') ? row['$id'] : undefined;
    const cells = item.columns.flatMap((column): readonly (readonly [string, unknown])[] => {
      const cell = rawCell(row, column);
      return cell === undefined ? [] : [[column.prop, cell]];
    });
    return Object.fromEntries(typeof id === 'string' ? [['$id', id], ...cells] : cells);
  });
}
