import { isRealDateTime } from '../../dates/real-date.ts';
import { calendarCell } from '../calendar/calendar-cell.ts';

/** `datetime` in a spreadsheet: a typed cell. */
export const datetimeCell = calendarCell('datetime', isRealDateTime);
