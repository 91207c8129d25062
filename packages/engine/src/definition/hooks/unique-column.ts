import type { Row } from '../../types/field-value.ts';
import type { Item } from '../item.ts';
import type { HookContext, ReadSettings, RowHook } from './row-hook.ts';

/** No two rows have the same in all of these columns; where one of them is blank a row is like no other. */
export const uniqueColumn: RowHook = {
  event: 'add',
  settings: { columns: { kind: 'columns', required: true } },
  check(rows, settings, context) {
    const columns = columnsOf(settings, context);
    if (columns.length === 0) return null;
    const places = new Map<string, number>();
    for (const [at, row] of rows.entries()) {
      const key = keyOf(row, columns, context);
      if (key === null) continue;
      const other = places.get(key);
      if (other !== undefined) return { code: 'duplicateRow', params: { row: at + 1, other: other + 1 } };
      places.set(key, at);
    }
    return null;
  },
};

function columnsOf({ columns }: ReadSettings, { item }: HookContext): readonly Item[] {
  return Array.isArray(columns)
    ? columns.flatMap((prop) => item.columns.filter((column) => column.prop === prop))
    : [];
}

function keyOf(row: Row, columns: readonly Item[], { coreOf }: HookContext): string | null {
  const cells: unknown[] = [];
  for (const column of columns) {
    const core = coreOf(column);
    const value = row[column.prop];
    if (value === undefined || core.isEmpty(value, column)) return null;
    cells.push(core.compare(core.normalise?.(value, column) ?? value, column));
  }
  return JSON.stringify(cells);
}
