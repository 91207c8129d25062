import type { FaceProps } from '../../context/face.ts';
import { RangeField } from './range-field.tsx';

const loadDays = () => import('./popups/range-popover.tsx');
const loadTimes = () => import('./popups/time-range-popover.tsx');

/** From one day to another. */
export const DaterangeDesktop = (props: FaceProps<'daterange'>) => (
  <RangeField face={props} kind="date" load={loadDays} />
);

/** From one moment to another. */
export const DatetimerangeDesktop = (props: FaceProps<'datetimerange'>) => (
  <RangeField face={props} kind="datetime" load={loadDays} />
);

/** From one time of day to another. */
export const TimerangeDesktop = (props: FaceProps<'timerange'>) => (
  <RangeField face={props} kind="time" load={loadTimes} />
);
