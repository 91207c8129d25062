import { Zip, ZipDeflate } from 'fflate';
import { textWidth } from '../text-width.ts';
import { rowWriter } from './row-writer.ts';
import type { Table, TableCells, TableColumn } from './table-column.ts';
import { SHEET_FOOT, sheetHead, tableParts } from './table-parts.ts';
import { tableStyles } from './table-styles.ts';

/** Rows are packed once they have come to so many characters. */
const PACKED = 2 ** 17;
/** Sheets pack well; more effort takes longer than it saves on the way. */
const LEVEL = 3;

/**
 * Writes a table as an xlsx workbook, giving its bytes away as rows come in, so that no table is too long for the
 * memory.
 */
export async function* streamTable(
  table: Table,
  rows: Iterable<TableCells> | AsyncIterable<TableCells>,
): AsyncGenerator<Uint8Array, void, void> {
  const ready: Uint8Array[] = [];
  const archive = new Zip((error, bytes) => {
    if (error !== null) throw error;
    ready.push(bytes);
  });
  const styles = tableStyles(table.columns);
  for (const [path, xml] of [...tableParts(table.name), ['xl/styles.xml', styles.xml] as const]) {
    begin(path).push(encoder.encode(xml), true);
  }
  const sheet = begin('xl/worksheets/sheet1.xml');
  const writer = rowWriter(table, styles);
  let xml = sheetHead(table.columns.map(columnWidth)) + writer.header();
  for await (const row of rows) {
    xml += writer.row(row);
    if (xml.length < PACKED) continue;
    sheet.push(encoder.encode(xml));
    xml = '';
    yield* ready.splice(0);
  }
  if (table.totals !== undefined) xml += writer.totals(table.totals);
  sheet.push(encoder.encode(xml + SHEET_FOOT), true);
  archive.end();
  yield* ready.splice(0);

  function begin(path: string): ZipDeflate {
    const part = new ZipDeflate(path, { level: LEVEL });
    archive.add(part);
    return part;
  }
}

const encoder = new TextEncoder();

function columnWidth({ header, type = 'text', width }: TableColumn): number {
  if (width !== undefined) return width;
  const least = type === 'datetime' ? 19 : type === 'text' ? 14 : 11;
  return Math.min(40, Math.max(least, textWidth(header) + 3));
}
