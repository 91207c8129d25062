import type { Sample } from '../sample.ts';

/** Examples of `date`. */
export const dateSample: Sample = {
  item: { startDate: '2026-01-01', endDate: '2026-12-31' },
  good: ['', '2026-06-01'],
  bad: [
    { wire: '2026-02-29', code: 'format' },
    { wire: '2027-01-01', code: 'dateRange' },
  ],
};
