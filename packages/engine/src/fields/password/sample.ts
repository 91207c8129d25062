import type { Sample } from '../sample.ts';

/** Examples of `password`. */
export const passwordSample: Sample = {
  item: { rules: [{ type: 'password' }] },
  good: ['', 'Abc123'],
  bad: [{ wire: 'abc123', code: 'format' }],
};
