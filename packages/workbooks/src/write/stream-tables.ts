import { Zip, ZipDeflate } from 'fflate';
import { sheetName } from '../sheet-name.ts';
import { textWidth } from '../text-width.ts';
import { rowWriter } from './row-writer.ts';
import type { ColumnType, Table, TableCells, TableColumn } from './table-column.ts';
import { SHEET_FOOT, sheetHead, sheetPath, tableParts } from './table-parts.ts';
import { tableStyles } from './table-styles.ts';

/** A table with the rows that are to come. */
export interface TableStream extends Table {
  readonly rows: Iterable<TableCells> | AsyncIterable<TableCells>;
}

/** Rows are packed once they have come to so many characters. */
const PACKED = 2 ** 17;
/** Sheets pack well; more effort takes longer than it saves on the way. */
const LEVEL = 3;
/** Sheet names are no longer than this. */
const NAME_LENGTH = 31;

/**
 * Writes tables as the sheets of one xlsx workbook, giving its bytes away as rows come in, so that no table is too long
 * for the memory. The rows of a sheet are asked for when those of the sheets before it are through.
 */
export async function* streamTables(tables: readonly TableStream[]): AsyncGenerator<Uint8Array, void, void> {
  const ready: Uint8Array[] = [];
  const archive = new Zip((error, bytes) => {
    if (error !== null) throw error;
    ready.push(bytes);
  });
  const all = tableStyles(tables.flatMap(({ columns }) => columns));
  for (const [path, xml] of [...tableParts(uniqueNames(tables)), ['xl/styles.xml', all.xml] as const]) {
    begin(path).push(encoder.encode(xml), true);
  }
  let first = 0;
  for (const [at, table] of tables.entries()) {
    const own = <T>(styles: readonly T[]): readonly T[] => styles.slice(first, first + table.columns.length);
    const styles = { ...all, header: own(all.header), cell: own(all.cell), total: own(all.total) };
    first += table.columns.length;
    const sheet = begin(sheetPath(at));
    const writer = rowWriter(table, styles);
    let xml = sheetHead(table.columns.map(columnWidth)) + writer.header();
    for await (const row of table.rows) {
      xml += writer.row(row);
      if (xml.length < PACKED) continue;
      sheet.push(encoder.encode(xml));
      xml = '';
      yield* ready.splice(0);
    }
    if (table.totals !== undefined) xml += writer.totals(table.totals);
    sheet.push(encoder.encode(xml + SHEET_FOOT), true);
    yield* ready.splice(0);
  }
  archive.end();
  yield* ready.splice(0);

  function begin(path: string): ZipDeflate {
    const part = new ZipDeflate(path, { level: LEVEL });
    archive.add(part);
    return part;
  }
}

const encoder = new TextEncoder();

/** Names as Excel takes them, no two alike. */
function uniqueNames(tables: readonly Table[]): readonly string[] {
  const taken = new Set<string>();
  return tables.map(({ name }, at) => {
    const plain = sheetName(name, `Sheet${at + 1}`);
    let unique = plain;
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1) {
      const ending = ` ${count}`;
      unique = `${plain.slice(0, NAME_LENGTH - ending.length)}${ending}`;
    }
    taken.add(unique.toLowerCase());
    return unique;
  });
}

function columnWidth({ header, type = 'text', width }: TableColumn): number {
  if (width !== undefined) return width;
  return Math.min(40, Math.max(LEAST_WIDTHS[type], textWidth(header) + 3));
}

/** In characters. */
const LEAST_WIDTHS: Readonly<Record<ColumnType, number>> = {
  text: 14,
  number: 11,
  date: 11,
  time: 11,
  datetime: 19,
  boolean: 11,
};
