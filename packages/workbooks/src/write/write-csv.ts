import type { SheetValue } from '@zhantai/engine/tables';
import { guarded } from '../formula-guard.ts';
import type { TableCells, TableColumn } from './table-column.ts';

/** Tells programs that the text is UTF-8; without it Excel takes Chinese for something else. */
const BYTE_ORDER_MARK = '\ufeff';
/** Lines are given away in pieces of about so many characters. */
const PIECE = 2 ** 16;

/**
 * Writes a table as CSV (RFC 4180, with a byte order mark), piece by piece. Texts that look like formulas get an
 * apostrophe before them, so that no program reckons them.
 */
export async function* streamCsv(
  columns: readonly TableColumn[],
  rows: Iterable<TableCells> | AsyncIterable<TableCells>,
): AsyncGenerator<string, void, void> {
  let text = BYTE_ORDER_MARK + line(columns.map(({ header }) => header));
  for await (const row of rows) {
    text += line(columns.map((_, at) => row[at] ?? null));
    if (text.length < PIECE) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}

/** The same in one piece. */
export async function writeCsv(
  columns: readonly TableColumn[],
  rows: Iterable<TableCells> | AsyncIterable<TableCells>,
): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of streamCsv(columns, rows)) pieces.push(piece);
  return pieces.join('');
}

function line(cells: TableCells): string {
  return `${cells.map(field).join(',')}\r\n`;
}

function field(value: SheetValue): string {
  if (value === null) return '';
  if (typeof value !== 'string') return typeof value === 'object' ? value.text : String(value);
  const safe = guarded(value);
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
