import { readMoment } from '../../dates/read-moment.ts';
import type { SheetCell, SheetDate } from '../sheet-cell.ts';
import { sheetText } from '../sheet-text.ts';

/** Dates and times stand in cells as such; what is none stays text. */
export function calendarCell(kind: SheetDate['kind'], isReal: (text: string) => boolean): SheetCell<string> {
  return {
    toCell: (value) => (value === '' ? null : isReal(value) ? { kind, text: value } : value),
    fromCell: (cell) => readMoment(sheetText(cell), kind),
  };
}
