import type { Sample } from '../sample.ts';

/** Examples of `datetimerange`. */
export const datetimerangeSample: Sample = {
  item: {},
  good: ['', '2026-05-01 00:00:00,2026-05-03 23:59:59'],
  bad: [{ wire: '2026-05-02 00:00:00,2026-05-01 23:59:59', code: 'rangeOrder' }],
};
