import type { Sample } from '../sample.ts';

/** Examples of `year`. */
export const yearSample: Sample = {
  item: { startDate: '2020' },
  good: ['', '2026'],
  bad: [
    { wire: '26', code: 'format' },
    { wire: '2019', code: 'dateRange' },
  ],
};
