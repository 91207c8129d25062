import { rangeCore } from '../range/range-core.ts';

/** `timerange`: start and end; a night shift runs past midnight, so any order. */
export const timerange = rangeCore('time', false);
