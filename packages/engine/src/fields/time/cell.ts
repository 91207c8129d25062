import { isRealTime } from '../../dates/real-date.ts';
import { calendarCell } from '../calendar/calendar-cell.ts';

/** `time` in a spreadsheet: a typed cell. */
export const timeCell = calendarCell('time', isRealTime);
