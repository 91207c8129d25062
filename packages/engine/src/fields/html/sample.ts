import type { Sample } from '../sample.ts';

/** Examples of `html`. */
export const htmlSample: Sample = { item: { html: '<p>Text</p>' }, good: [], bad: [] };
