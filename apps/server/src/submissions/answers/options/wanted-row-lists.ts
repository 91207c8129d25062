import { isEmpty, readAnswer, type Answers, type Item } from '@zhantai/engine';
import { filteringColumns, rowFilter, rowListKey, type RowFilter } from '@zhantai/engine/tables';

/** A list of options that holds in some rows of a sub-table. */
export interface WantedRowList {
  readonly column: Item;
  readonly filter: RowFilter;
  /** Nobody means so many lists: of those above the bound nothing is read. */
  readonly isTooMany: boolean;
}

/** As many as an import reads. */
const most = 500;

/** The lists that filled cells are held against and that other cells of their row filter, each once. */
export function wantedRowLists(items: readonly Item[], answers: Answers): readonly WantedRowList[] {
  const wanted: WantedRowList[] = [];
  for (const { prop, columns } of items) {
    const rows: unknown = answers[prop];
    if (!Array.isArray(rows)) continue;
    for (const column of columns) {
      const filtering = filteringColumns(column, columns);
      if (filtering.length === 0 || column.dictionary?.lazy === true) continue;
      const seen = new Set<string>();
      for (const row of rows) {
        const cell = (of: Item) => readAnswer(of, memberOf(row, of.prop));
        if (isEmpty(column, cell(column))) continue;
        const filter = rowFilter(filtering, cell);
        const key = rowListKey({ prop: column.prop, filter });
        if (seen.has(key)) continue;
        seen.add(key);
        wanted.push({ column, filter, isTooMany: wanted.length >= most });
      }
    }
  }
  return wanted;
}

function memberOf(row: unknown, prop: string): unknown {
  return typeof row === 'object' && row !== null && Object.hasOwn(row, prop)
    ? Reflect.get(row, prop)
    : undefined;
}
