import { isRealDate } from '../../dates/real-date.ts';
import { calendarCore } from '../calendar/calendar-core.ts';

/** `date`: one text that isRealDate accepts. */
export const date = calendarCore(isRealDate);
