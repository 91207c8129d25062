import type { SheetValue } from './sheet-cell.ts';

/** The text of a spreadsheet cell, without the blanks that people leave around it. */
export function sheetText(cell: SheetValue): string {
  if (cell === null) return '';
  return typeof cell === 'object' ? cell.text : String(cell).trim();
}
