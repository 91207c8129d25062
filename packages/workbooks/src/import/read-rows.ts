import type { Item, Option } from '@zhantai/engine';
import { inFilterOrder } from '@zhantai/engine/tables';
import type { CellFault, CellFaults, RowList } from '@zhantai/engine/tables';
import { cutUnits } from '../cut-units.ts';
import { contentText } from '../read/sheet-content.ts';
import type { SheetContent } from '../read/sheet-content.ts';
import type { Sheet } from '../read/sheet.ts';
import { cellReader, otherUnitReader } from './read-cell.ts';
import { filteredCells } from './filtered-cells.ts';
import { fillMerged } from './fill-merged.ts';
import { findHeader, SEARCHED_ROWS } from '../read/header/find-header.ts';
import { isExampleRow } from './is-example-row.ts';
import { isTotalRow } from './is-total-row.ts';
import { tableColumns } from '../read/header/table-columns.ts';
import type { RowLists } from './row-lists.ts';
import type { SheetFault } from '../sheet-fault.ts';

/** What reading cells may know besides the columns. */
export interface RowsWords {
  /** Options of a column whose dictionary is known; null leaves what was typed. */
  readonly optionsOf?: (column: Item) => readonly Option[] | null;
  /** Lists that other cells of a row filter, as far as they are known. */
  readonly rowLists?: RowLists;
}

/** A row of data as it travels, not yet checked. */
export interface TableRow {
  /** As the user sees it in the workbook. */
  readonly number: number;
  /** Wire values by prop. */
  readonly cells: Readonly<Record<string, unknown>>;
  /** Cells that hold no value that can be trusted, by prop. */
  readonly faults: CellFaults;
  /** What stands in each cell, by column of the workbook from 0. */
  readonly contents: readonly SheetContent[];
}

/** The data of a sheet, read by the columns of a table. */
export interface SheetTable {
  /** The last line of the header, as the user sees it in the workbook. */
  readonly headerRow: number;
  readonly rows: readonly TableRow[];
  /** Header cells by column of the workbook from 0, as they were written. */
  readonly headers: readonly string[];
  /** The prop that each column of the workbook fills, null where the table has none. */
  readonly props: readonly (string | null)[];
  /** Column of the workbook by prop, from 0. */
  readonly columnOf: ReadonlyMap<string, number>;
  /** Header cells that name no column of the table: left out. */
  readonly unknownHeaders: readonly string[];
  /** How many cells took what is merged over them from above. */
  readonly filled: number;
  /** How many cells are merged under a number of the row above: nobody knows what of it is theirs. */
  readonly shared: number;
  /** How many cells are merged with the one left of them: nobody knows what is meant for their column. */
  readonly across: number;
  /** How many rows hold what others come to, and were left out. */
  readonly totals: number;
  /** Lists that cells of some rows are read by and that are not known: what stands there stays as it was typed. */
  readonly wanted: readonly RowList[];
}

export type RowsReading =
  | { readonly ok: true; readonly table: SheetTable }
  | {
      readonly ok: false;
      readonly fault: Extract<SheetFault, 'noHeader' | 'empty' | 'webPage' | 'text'>;
      /** What stands in the place of a header, where none names a column. */
      readonly headers?: readonly string[];
    };

/**
 * Reads the data of a sheet by the columns of a sub-table: what stands below the header, the untouched example row of
 * the template left out.
 */
export function readRows(item: Item, sheet: Sheet, words: RowsWords = {}): RowsReading {
  const columns = tableColumns(item);
  const header = findHeader(columns, sheet);
  if (header === null) return withoutHeader(sheet);
  const named = header.props.flatMap((prop, at) => {
    const column = columns.find((one) => one.prop === prop);
    if (column === undefined) return [];
    if (header.otherUnits.has(column.prop)) return [{ at, column, reader: otherUnitReader }];
    return [{ at, column, reader: cellReader(column, words, sheet.date1904) }];
  });
  const filtered = filteredCells(columns, words, sheet.date1904);
  const inOrder = inFilterOrder(named.map(({ column }) => column)).flatMap((column) => {
    const filters = filtered.has(column);
    return named.filter((one) => one.column === column).map((one) => ({ ...one, filters }));
  });
  const data = sheet.rows.filter(({ number }) => number > header.lastRow);
  const counted = data.filter(({ cells }) => !isTotalRow(cells));
  const merged = fillMerged(counted, sheet.merges, new Map(named.map(({ at, column }) => [at, column])));
  const below = merged.rows;
  const [first] = below;
  const example = first !== undefined && isExampleRow(item, header.props, first.cells, words);
  const rows = (example ? below.slice(1) : below).map(({ number, cells }): TableRow => {
    const wire: Record<string, unknown> = {};
    let faults: Map<string, CellFault> | null = null;
    for (const { at, column, reader: own, filters } of inOrder) {
      const content: SheetContent = cells[at] ?? null;
      const reader = filters && content !== null ? (filtered.readerIn(column, wire) ?? own) : own;
      const value = reader.read(content);
      wire[column.prop] = value === undefined ? contentText(content) : value;
      if (value === undefined) (faults ??= new Map()).set(column.prop, reader.fault(content));
    }
    return { number, cells: wire, faults: faults ?? NO_FAULTS, contents: cells };
  });
  if (rows.length === 0) return { ok: false, fault: 'empty' };
  return {
    ok: true,
    table: {
      headerRow: header.lastRow,
      rows,
      headers: header.headers,
      props: header.props,
      columnOf: new Map(named.map(({ at, column }) => [column.prop, at])),
      unknownHeaders: header.unknown,
      filled: merged.filled,
      shared: merged.shared,
      across: merged.across,
      totals: data.length - counted.length,
      wanted: filtered.wanted(),
    },
  };
}

const NO_FAULTS: CellFaults = new Map();

/** More of them nobody reads. */
const MAX_LISTED_HEADERS = 30;
/** Longer ones are no headers. */
const MAX_HEADER_CHARS = 40;

/** What stands where a header would; where that is one cell a row, it is no table at all. */
function withoutHeader({ rows, text }: Sheet): RowsReading {
  const filled = rows.slice(0, SEARCHED_ROWS).map(({ cells }) => cells.filter((cell) => cell !== null));
  const widest = filled.toSorted((one, other) => other.length - one.length)[0] ?? [];
  if (text !== undefined && widest.length < 2) return { ok: false, fault: text };
  const headers = widest.map((cell) => cutUnits(contentText(cell).trim(), MAX_HEADER_CHARS));
  return { ok: false, fault: 'noHeader', headers: headers.slice(0, MAX_LISTED_HEADERS) };
}
