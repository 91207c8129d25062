import type { Sample } from '../sample.ts';

/** Examples of `tree`. */
export const treeSample: Sample = {
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
  good: ['', 'n,n1,n2', 's'],
  bad: [
    { wire: 'n1,x', code: 'invalidOption' },
    { wire: [{}], code: 'unreadable' },
  ],
};
