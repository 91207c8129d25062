import type { FaceProps } from '../../context/face.ts';
import { CalendarField } from './calendar-field.tsx';

const loadDate = () => import('./popups/date-sheet.tsx');
const loadTime = () => import('./popups/time-sheet.tsx');
const loadYear = () => import('./popups/year-sheet.tsx');

/** A day. */
export const DateMobile = (props: FaceProps<'date'>) => (
  <CalendarField face={props} kind="date" load={loadDate} />
);

/** A day with a time. */
export const DatetimeMobile = (props: FaceProps<'datetime'>) => (
  <CalendarField face={props} kind="datetime" load={loadDate} />
);

/** A time of day. */
export const TimeMobile = (props: FaceProps<'time'>) => (
  <CalendarField face={props} kind="time" load={loadTime} />
);

/** A year. */
export const YearMobile = (props: FaceProps<'year'>) => (
  <CalendarField face={props} kind="year" load={loadYear} />
);
