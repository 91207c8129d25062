import { isRealDate } from '../../dates/real-date.ts';
import { rangeCore } from '../range/range-core.ts';

/** `daterange`: start and end. */
export const daterange = rangeCore(isRealDate, true);
