import type { FaceProps } from '../../context/face.ts';
import { RangeField } from './range-field.tsx';

const loadDays = () => import('./popups/range-sheet.tsx');
const loadTimes = () => import('./popups/time-range-sheet.tsx');

/** From one day to another. */
export const DaterangeMobile = (props: FaceProps<'daterange'>) => (
  <RangeField face={props} kind="date" load={loadDays} />
);

/** From one moment to another. */
export const DatetimerangeMobile = (props: FaceProps<'datetimerange'>) => (
  <RangeField face={props} kind="datetime" load={loadDays} />
);

/** From one time of day to another. */
export const TimerangeMobile = (props: FaceProps<'timerange'>) => (
  <RangeField face={props} kind="time" load={loadTimes} />
);
