import { isRealTime } from '../../dates/real-date.ts';
import { calendarCore } from '../calendar/calendar-core.ts';

/** `time`: one text that isRealTime accepts. */
export const time = calendarCore(isRealTime);
