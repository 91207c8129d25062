import { streamTables } from './stream-tables.ts';
import type { Table, TableCells } from './table-column.ts';

/**
 * Writes a table as an xlsx workbook, giving its bytes away as rows come in, so that no table is too long for the
 * memory.
 */
export function streamTable(
  table: Table,
  rows: Iterable<TableCells> | AsyncIterable<TableCells>,
): AsyncGenerator<Uint8Array, void, void> {
  return streamTables([{ ...table, rows }]);
}
