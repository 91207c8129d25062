import type { Sample } from '../sample.ts';

/** Examples of `input`. */
export const inputSample: Sample = {
  item: { maxLength: 10 },
  good: ['', 'Zhantai'],
  bad: [
    { wire: 'more than ten characters', code: 'maxLength' },
    { wire: { a: 1 }, code: 'unreadable' },
  ],
};
