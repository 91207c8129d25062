import { rangeCore } from '../range/range-core.ts';

/** `datetimerange`: start and end. */
export const datetimerange = rangeCore('datetime', true);
