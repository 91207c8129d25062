import type { Authoring } from '../authoring.ts';
import { settingGroups } from '../setting-groups.ts';

/** Settings and samples of lists of texts. */
export const listAuthoring: Readonly<Record<'array', Authoring>> = {
  array: {
    settings: [
      ...settingGroups.shown,
      ...settingGroups.answer,
      ...settingGroups.size,
      'maxLength',
      'placeholder',
    ],
    sample: {
      item: { minSize: 2, maxSize: 3 },
      good: ['', '["a","b,c"]'],
      bad: [
        { wire: '["a"]', code: 'minSize' },
        { wire: 'a,b,c,d', code: 'maxSize' },
        { wire: {}, code: 'unreadable' },
      ],
    },
  },
};
