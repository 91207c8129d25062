import type { Sample } from '../sample.ts';

/** Examples of `rate`. */
export const rateSample: Sample = {
  item: { count: 5 },
  good: [null, 0, 3],
  bad: [
    { wire: 6, code: 'max' },
    { wire: [], code: 'unreadable' },
  ],
};
