import type { Sample } from '../sample.ts';

/** Examples of `datetime`. */
export const datetimeSample: Sample = {
  item: { endDate: '2026-12-31' },
  good: ['', '2026-12-31 23:59:59'],
  bad: [
    { wire: '2026-12-31', code: 'format' },
    { wire: '2027-01-01 00:00:00', code: 'dateRange' },
  ],
};
