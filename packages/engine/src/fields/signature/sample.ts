import type { Sample } from '../sample.ts';

/** Examples of `signature`. */
export const signatureSample: Sample = {
  item: {},
  good: ['', '/api/files/1'],
  bad: [{ wire: ['x'], code: 'unreadable' }],
};
