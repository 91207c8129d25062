import type { Sample } from '../sample.ts';

/** Examples of `upload`. */
export const uploadSample: Sample = {
  item: { maxSize: 2, fileSize: 10485760, accept: 'pdf,jpg' },
  good: ['', 'f1,f2'],
  bad: [
    { wire: 'f1,f2,f3', code: 'maxSize' },
    { wire: [{}], code: 'unreadable' },
  ],
};
