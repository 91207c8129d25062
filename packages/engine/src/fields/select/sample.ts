import type { Sample } from '../sample.ts';

/** Examples of `select`. */
export const selectSample: Sample = {
  item: {
    dicData: [
      { label: 'A', value: 'a' },
      { label: 'B', value: 'b' },
      { label: 'Other', value: 'o', hasInput: true },
    ],
  },
  good: ['', 'b'],
  bad: [
    { wire: 'z', code: 'invalidOption' },
    { wire: ['a', 'b'], code: 'unreadable' },
  ],
};
