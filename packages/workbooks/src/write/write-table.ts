import { streamTable } from './stream-table.ts';
import type { Table, TableCells } from './table-column.ts';

/** Writes a table as an xlsx workbook in one piece; long ones are better streamed. */
export async function writeTable(
  table: Table,
  rows: Iterable<TableCells> | AsyncIterable<TableCells>,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of streamTable(table, rows)) pieces.push(piece);
  const whole = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
