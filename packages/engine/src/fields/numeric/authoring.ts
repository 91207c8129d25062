import type { Authoring } from '../authoring.ts';
import { settingGroups } from '../setting-groups.ts';

/** Settings and samples of numbers. */
export const numberAuthoring: Readonly<Record<'number' | 'rate', Authoring>> = {
  number: {
    settings: [
      ...settingGroups.shown,
      ...settingGroups.answer,
      ...settingGroups.number,
      'compute.product',
      'compute.sum',
    ],
    sample: {
      item: { min: 0, max: 100, precision: 2 },
      good: [null, 0, 12.5, 100],
      bad: [
        { wire: -1, code: 'min' },
        { wire: 101, code: 'max' },
        { wire: 1.005, code: 'precision' },
        { wire: 'many', code: 'unreadable' },
      ],
    },
  },
  rate: {
    settings: [...settingGroups.shown, ...settingGroups.answer, 'count'],
    sample: {
      item: { count: 5 },
      good: [null, 0, 3],
      bad: [
        { wire: 6, code: 'max' },
        { wire: [], code: 'unreadable' },
      ],
    },
  },
};
