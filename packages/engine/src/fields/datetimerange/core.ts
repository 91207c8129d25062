import { isRealDateTime } from '../../dates/real-date.ts';
import { rangeCore } from '../range/range-core.ts';

/** `datetimerange`: start and end. */
export const datetimerange = rangeCore(isRealDateTime, true);
