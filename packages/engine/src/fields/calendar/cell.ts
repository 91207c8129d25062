import { readMoment } from '../../dates/read-moment.ts';
import { isRealDate, isRealDateTime, isRealTime } from '../../dates/real-date.ts';
import type { SheetCell, SheetDate } from '../sheets/sheet-cell.ts';
import { sheetText } from '../sheets/sheet-text.ts';

/** Dates and times stand in cells as such; what is none stays text. */
function calendarCell(kind: SheetDate['kind'], isReal: (text: string) => boolean): SheetCell<string> {
  return {
    toCell: (value) => (value === '' ? null : isReal(value) ? { kind, text: value } : value),
    fromCell: (cell) => readMoment(sheetText(cell), kind),
  };
}

/** `date` in a spreadsheet: a typed cell. */
export const dateCell = calendarCell('date', isRealDate);
/** `time` in a spreadsheet: a typed cell. */
export const timeCell = calendarCell('time', isRealTime);
/** `datetime` in a spreadsheet: a typed cell. */
export const datetimeCell = calendarCell('datetime', isRealDateTime);
