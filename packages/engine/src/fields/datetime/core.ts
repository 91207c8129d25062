import { isRealDateTime } from '../../dates/real-date.ts';
import { calendarCore } from '../calendar/calendar-core.ts';

/** `datetime`: one text that isRealDateTime accepts. */
export const datetime = calendarCore(isRealDateTime);
