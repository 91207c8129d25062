import { getLocalTimeZone, today } from '@internationalized/date';

/** Today where the reader sits, `YYYY-MM-DD`; only for marking a page when the owner names no day. */
export const localToday = (): string => today(getLocalTimeZone()).toString();
