import type { Authoring } from '../authoring.ts';
import { settingGroups } from '../setting-groups.ts';

/** Settings and samples of switches. */
export const switchAuthoring: Readonly<Record<'switch', Authoring>> = {
  switch: {
    settings: [...settingGroups.shown, ...settingGroups.answer, ...settingGroups.options],
    sample: {
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
    },
  },
};
