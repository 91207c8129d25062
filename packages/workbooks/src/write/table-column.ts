import { traitsOf } from '@zhantai/engine';
import type { Item } from '@zhantai/engine';
import type { SheetValue } from '@zhantai/engine/tables';

/** What the cells of a column hold; decides how they are shown and typed on. */
export type ColumnType = 'text' | 'number' | 'date' | 'time' | 'datetime' | 'boolean';

/** A column of a table that is written. */
export interface TableColumn {
  readonly header: string;
  /** The default is text. */
  readonly type?: ColumnType;
  /** Number format, such as `0.00`, where the usual one of its type will not do. */
  readonly format?: string;
  /** In characters; the default follows header and type. */
  readonly width?: number;
  /** What stands below it in the row of totals. */
  readonly total?: 'sum';
}

/** Cells by column; those beyond the last column are left out. */
export type TableCells = readonly SheetValue[];

/** A table that is written, header above, totals below. */
export interface Table {
  /** Name of the sheet. */
  readonly name: string;
  readonly columns: readonly TableColumn[];
  /** The label of the row of totals; without it there is none. */
  readonly totals?: string;
}

/** The columns of a sub-table, in its own order, as the engine's `toCell` fills them. */
export function tableColumns(items: readonly Item[]): readonly TableColumn[] {
  return items.map((item) => {
    const type = columnType(item);
    const places = item.precision ?? null;
    const format =
      traitsOf(item).family === 'number' && places !== null && places > 0
        ? `0.${'0'.repeat(places)}`
        : undefined;
    return { header: item.label, type, ...(format === undefined ? {} : { format }) };
  });
}

/** Years and both ends of a range are texts in a cell. */
function columnType(item: Item): ColumnType {
  const { family, moment } = traitsOf(item);
  if (family === 'number') return 'number';
  return family === 'calendar' && moment !== undefined && moment !== 'year' ? moment : 'text';
}
