import { calendarCore } from '../calendar/calendar-core.ts';

/** `year`: four digits. */
export const year = calendarCore((text) => /^\d{4}$/.test(text));
