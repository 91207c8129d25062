// Writing tables: no reading, no large library.
export { streamTable } from './stream-table.ts';
export { streamTables } from './stream-tables.ts';
export type { TableStream } from './stream-tables.ts';
export { tableColumns } from './table-column.ts';
export type { ColumnType, Table, TableCells, TableColumn } from './table-column.ts';
export { streamCsv, writeCsv } from './write-csv.ts';
export { writeTable } from './write-table.ts';
