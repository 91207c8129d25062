import type { Sheet } from '../read/sheet.ts';
import type { ImportedSheet } from './import-sheet.ts';
import type { SheetTable } from './read-rows.ts';
import type { SheetPreview } from './sheet-preview.ts';

/** What is told of a sheet that was read, whatever became of its rows. */
export function describeSheet(
  { name, index, dropped, others }: Sheet,
  { headerRow, unknownHeaders, filled, shared, across }: SheetTable,
  preview: SheetPreview,
): ImportedSheet {
  return { name, index, headerRow, unknownHeaders, dropped, others, filled, shared, across, preview };
}
