import { cellValue } from '../columns/cell-value.ts';
import type { TableColumn } from '../columns/column.ts';
import { numberOf } from '../columns/format-number.ts';

/** By which column rows stand in order, and which way. */
export interface TableSort {
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

/** What a press on a head leads to: ascending, descending, then no order of its own. */
export const nextSort = (sort: TableSort | null, key: string): TableSort | null => {
  if (sort?.key !== key) return { key, direction: 'ascending' };
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : null;
};

/** Rows in the order of a column: numbers by size, words by the language, empty cells always last. */
export const sortRows = <Row extends object>(
  rows: readonly Row[],
  column: TableColumn<Row>,
  direction: TableSort['direction'],
  language: string,
): readonly Row[] => {
  const collator = new Intl.Collator(language, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  const keyed = rows.map((row) => {
    const value = cellValue(column, row);
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    return { row, text, number: column.type === 'number' ? numberOf(value) : null };
  });
  keyed.sort((a, b) => {
    if (a.text === '' || b.text === '') return Number(a.text === '') - Number(b.text === '');
    if (a.number !== null && b.number !== null) return sign * (a.number - b.number);
    return sign * collator.compare(a.text, b.text);
  });
  return keyed.map(({ row }) => row);
};
