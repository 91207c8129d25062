import type { Sample } from '../sample.ts';

/** Examples of `number`. */
export const numberSample: Sample = {
  item: { min: 0, max: 100, precision: 2 },
  good: [null, 0, 12.5, 100],
  bad: [
    { wire: -1, code: 'min' },
    { wire: 101, code: 'max' },
    { wire: 1.005, code: 'precision' },
    { wire: 'many', code: 'unreadable' },
  ],
};
