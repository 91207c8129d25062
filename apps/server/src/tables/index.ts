// Tables: workbooks read and written in threads of their own.
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
export { tableOptions } from './table-options.ts';
