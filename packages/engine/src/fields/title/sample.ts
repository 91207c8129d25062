import type { Sample } from '../sample.ts';

/** Examples of `title`. */
export const titleSample: Sample = { item: {}, good: [], bad: [] };
