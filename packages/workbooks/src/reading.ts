// Reading workbooks: the large library is behind this door, so nobody loads it who only writes.
export { readWorkbook } from './read/read-workbook.ts';
export type { SheetWish, WorkbookReading } from './read/read-workbook.ts';
export { readRows } from './import/read-rows.ts';
export type { RowsReading, RowsWords, SheetTable, TableRow } from './import/read-rows.ts';
export { withLists } from './import/row-lists.ts';
export type { RowLists } from './import/row-lists.ts';
export { rowSteps } from './import/row-steps.ts';
export { checkRecords, recordSteps } from './import/check-records.ts';
export type { CheckRecordsOptions, RecordsAnswer } from './import/check-records.ts';
export { importSheet, importSteps } from './import/import-sheet.ts';
export type {
  ImportAnswer,
  ImportSheetOptions,
  ImportStage,
  ImportedSheet,
  SheetProblem,
} from './import/import-sheet.ts';
export { sheetNotes } from './import/sheet-notes.ts';
export type { SheetNotes } from './import/sheet-notes.ts';
export type { PreviewRow, SheetPreview } from './import/sheet-preview.ts';
export type { Platform } from './read/platform.ts';
export { contentText } from './read/sheet-content.ts';
export type { SheetContent, SheetError, SheetPadded } from './read/sheet-content.ts';
export type { Sheet, SheetMerge, SheetRow } from './read/sheet.ts';
export type { DroppedPart } from './read/workbook-parts.ts';
