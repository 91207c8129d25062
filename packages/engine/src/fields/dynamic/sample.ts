import type { Sample } from '../sample.ts';

/** Examples of `dynamic`. */
export const dynamicSample: Sample = {
  item: {
    maxSize: 2,
    children: {
      column: [
        { formItemId: 'name', formItemType: 'input', formItemLabel: 'Name', formItemRequired: true },
        { formItemId: 'pieces', formItemType: 'number', formItemLabel: 'Pieces' },
      ],
    },
  },
  good: [[], [{ $id: 'a', name: 'Crane', pieces: 2 }]],
  bad: [
    { wire: [{ pieces: 1 }], code: 'required' },
    { wire: [{ name: 'a' }, { name: 'b' }, { name: 'c' }], code: 'maxSize' },
    { wire: 'rows', code: 'unreadable' },
  ],
};
