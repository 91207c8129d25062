// Reading workbooks: the large library is behind this door, so nobody loads it who only writes.
export { readWorkbook } from './read-workbook.ts';
export type { SheetWish, WorkbookReading } from './read-workbook.ts';
export { readRows } from '../import/read-rows.ts';
export type { RowsReading, RowsWords, SheetTable, TableRow } from '../import/read-rows.ts';
export { checkRecords } from '../import/check-records.ts';
export type { CheckRecordsOptions, RecordsAnswer } from '../import/check-records.ts';
export { importSheet } from '../import/import-sheet.ts';
export type {
  ImportAnswer,
  ImportSheetOptions,
  ImportStage,
  ImportedSheet,
  SheetProblem,
} from '../import/import-sheet.ts';
export { sheetNotes } from '../import/sheet-notes.ts';
export type { SheetNotes } from '../import/sheet-notes.ts';
export type { PreviewRow, SheetPreview } from '../import/sheet-preview.ts';
export type { Platform } from './platform.ts';
export { contentText } from './sheet-content.ts';
export type { SheetContent, SheetError, SheetPadded } from './sheet-content.ts';
export type { Sheet, SheetMerge, SheetRow } from './sheet.ts';
export type { DroppedPart } from './workbook-parts.ts';
