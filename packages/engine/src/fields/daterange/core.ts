import { rangeCore } from '../range/range-core.ts';

/** `daterange`: start and end. */
export const daterange = rangeCore('date', true);
