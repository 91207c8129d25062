import type { Sample } from '../sample.ts';

/** Examples of `cascader`. */
export const cascaderSample: Sample = {
  item: {
    dicData: [
      {
        label: 'North',
        value: 'n',
        children: [
          { label: 'Hall 1', value: 'n1' },
          { label: 'Hall 2', value: 'n2' },
        ],
      },
      { label: 'South', value: 's' },
    ],
  },
  good: ['', 'n,n1', 's'],
  bad: [
    { wire: 'n,s', code: 'invalidOption' },
    { wire: { n: 1 }, code: 'unreadable' },
  ],
};
