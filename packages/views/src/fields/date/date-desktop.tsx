import type { FaceProps } from '../../context/face.ts';
import { CalendarField } from './calendar-field.tsx';

const loadDate = () => import('./popups/date-popover.tsx');
const loadTime = () => import('./popups/time-popover.tsx');
const loadYear = () => import('./popups/year-popover.tsx');

/** A day. */
export const DateDesktop = (props: FaceProps<'date'>) => (
  <CalendarField face={props} kind="date" load={loadDate} />
);

/** A day with a time. */
export const DatetimeDesktop = (props: FaceProps<'datetime'>) => (
  <CalendarField face={props} kind="datetime" load={loadDate} />
);

/** A time of day. */
export const TimeDesktop = (props: FaceProps<'time'>) => (
  <CalendarField face={props} kind="time" load={loadTime} />
);

/** A year. */
export const YearDesktop = (props: FaceProps<'year'>) => (
  <CalendarField face={props} kind="year" load={loadYear} />
);
