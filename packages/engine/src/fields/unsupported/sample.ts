import type { Sample } from '../sample.ts';

/** Examples of `unsupported`. */
export const unsupportedSample: Sample = { item: {}, good: [], bad: [] };
