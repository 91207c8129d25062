import type { Sample } from '../sample.ts';

/** Examples of `textarea`. */
export const textareaSample: Sample = {
  item: { maxLength: 20 },
  good: ['', 'two\nlines'],
  bad: [{ wire: 'x'.repeat(21), code: 'maxLength' }],
};
