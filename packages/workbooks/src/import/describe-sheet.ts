import type { Sheet } from '../read/sheet.ts';
import type { ImportedSheet } from './import-sheet.ts';
import type { SheetTable } from './read-rows.ts';
import { sheetNotes } from './sheet-notes.ts';
import type { SheetPreview } from './sheet-preview.ts';

/** What is told of a sheet that was read, whatever became of its rows. */
export function describeSheet(sheet: Sheet, table: SheetTable, preview: SheetPreview): ImportedSheet {
  const { name, index } = sheet;
  const { headerRow, unknownHeaders } = table;
  return { name, index, headerRow, unknownHeaders, ...sheetNotes(sheet, table), preview };
}
