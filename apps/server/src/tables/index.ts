// Tables: workbooks read and written in threads of their own.
export type { AskLists } from './pool/create-pool.ts';
export { poolOf } from './pool/pool-of.ts';
export type {
  CellProblem,
  ReadRow,
  SheetBatch,
  TableOrigin,
  WriteTask,
  WrittenColumn,
  WrittenLine,
  WrittenLines,
  WrittenSheet,
} from './pool/sheet-task.ts';
export { refuseSheet } from './refuse-sheet.ts';
export { tableRoutes } from './routes.ts';
export { sendTable } from './send-table.ts';
export { rowLists, tableOptions } from './table-options.ts';
