import type { Sample } from '../sample.ts';

/** Examples of `timerange`. */
export const timerangeSample: Sample = {
  item: {},
  good: ['', '22:00:00,06:00:00'],
  bad: [
    { wire: '22:00,06:00', code: 'format' },
    { wire: '22:00:00', code: 'unreadable' },
  ],
};
