import type { Sample } from '../sample.ts';

/** Examples of `time`. */
export const timeSample: Sample = {
  item: { startDate: '08:00:00' },
  good: ['', '09:30:00'],
  bad: [
    { wire: '9:30', code: 'format' },
    { wire: '07:59:59', code: 'dateRange' },
  ],
};
