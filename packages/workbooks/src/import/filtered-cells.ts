import { readAnswer } from '@zhantai/engine';
import type { Item } from '@zhantai/engine';
import { filteringColumns, rowFilter, rowListKey } from '@zhantai/engine/tables';
import type { RowList } from '@zhantai/engine/tables';
import { cellReader } from './read-cell.ts';
import type { CellReader } from './read-cell.ts';
import type { RowsWords } from './read-rows.ts';

/** Cells whose list of options other cells of their row filter. */
export interface FilteredCells {
  /** Whether the list of a column is not the same in every row. */
  has(column: Item): boolean;
  /** The reader of a cell, by what was read of its row before; null where its list is not known. */
  readerIn(column: Item, cells: Readonly<Record<string, unknown>>): CellReader | null;
  /** Lists that were looked for and are not known. */
  wanted(): readonly RowList[];
}

/** Such cells of a table; each list is made ready once. */
export function filteredCells(
  columns: readonly Item[],
  { rowLists = new Map() }: RowsWords,
  date1904: boolean,
): FilteredCells {
  const filtering = new Map(columns.map((column) => [column, filteringColumns(column, columns)]));
  const readers = new Map<string, CellReader>();
  const wanted = new Map<string, RowList>();
  const filtersOf = (column: Item): readonly Item[] => filtering.get(column) ?? [];
  return {
    has: (column) => filtersOf(column).length > 0,
    readerIn(column, cells) {
      const { prop } = column;
      const list = {
        prop,
        filter: rowFilter(filtersOf(column), (other) => readAnswer(other, cells[other.prop])),
      };
      const key = rowListKey(list);
      const ready = readers.get(key);
      if (ready !== undefined) return ready;
      const options = rowLists.get(key);
      if (options === undefined) {
        wanted.set(key, list);
        return null;
      }
      const reader = cellReader(column, { optionsOf: () => options }, date1904);
      readers.set(key, reader);
      return reader;
    },
    wanted: () => [...wanted.values()],
  };
}
