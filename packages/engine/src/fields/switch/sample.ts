import type { Sample } from '../sample.ts';

/** Examples of `switch`. */
export const switchSample: Sample = {
  item: {
    rules: [{ type: 'accepted' }],
    dicData: [
      { label: 'No', value: '0' },
      { label: 'Yes', value: '1' },
    ],
  },
  good: ['1'],
  bad: [
    { wire: '0', code: 'accepted' },
    { wire: 'maybe', code: 'unreadable' },
  ],
};
