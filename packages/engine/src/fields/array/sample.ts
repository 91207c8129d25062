import type { Sample } from '../sample.ts';

/** Examples of `array`. */
export const arraySample: Sample = {
  item: { minSize: 2, maxSize: 3 },
  good: ['', '["a","b,c"]'],
  bad: [
    { wire: '["a"]', code: 'minSize' },
    { wire: 'a,b,c,d', code: 'maxSize' },
    { wire: {}, code: 'unreadable' },
  ],
};
