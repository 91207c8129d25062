import type { Sample } from '../sample.ts';

/** Examples of `radio`. */
export const radioSample: Sample = {
  item: {
    dicData: [
      { label: 'A', value: 'a' },
      { label: 'B', value: 'b' },
      { label: 'Other', value: 'o', hasInput: true },
    ],
  },
  good: ['', 'a', 'o_>a\\,b'],
  bad: [
    { wire: 'z', code: 'invalidOption' },
    { wire: 'o', code: 'otherText' },
    { wire: {}, code: 'unreadable' },
  ],
};
