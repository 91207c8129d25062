import type { Sample } from '../sample.ts';

/** Examples of `checkbox`. */
export const checkboxSample: Sample = {
  item: {
    dicData: [
      { label: 'A', value: 'a' },
      { label: 'B', value: 'b' },
      { label: 'Other', value: 'o', hasInput: true },
    ],
    minSize: 1,
    maxSize: 2,
  },
  good: ['', 'a,b', 'a,o_>free text'],
  bad: [
    { wire: 'a,z', code: 'invalidOption' },
    { wire: 'o_> ', code: 'otherText' },
    { wire: 'a,b,o_>x', code: 'maxSize' },
  ],
};
