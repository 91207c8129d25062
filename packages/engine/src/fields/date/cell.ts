import { isRealDate } from '../../dates/real-date.ts';
import { calendarCell } from '../calendar/calendar-cell.ts';

/** `date` in a spreadsheet: a typed cell. */
export const dateCell = calendarCell('date', isRealDate);
