import type { Sample } from '../sample.ts';

/** Examples of `daterange`. */
export const daterangeSample: Sample = {
  item: { endDate: '2026-12-31' },
  good: ['', '2026-05-01,2026-05-03'],
  bad: [
    { wire: '2026-05-03,2026-05-01', code: 'rangeOrder' },
    { wire: '2026-05-01,2027-05-01', code: 'dateRange' },
    { wire: '2026-05-01', code: 'unreadable' },
  ],
};
