import type { Authoring } from '../authoring.ts';
import { settingGroups } from '../setting-groups.ts';

/** Settings and samples of colours. */
export const colorAuthoring: Readonly<Record<'color', Authoring>> = {
  color: {
    settings: [...settingGroups.shown, ...settingGroups.answer, 'placeholder'],
    sample: {
      item: {},
      good: ['', '#0a5a66'],
      bad: [
        { wire: 'teal', code: 'format' },
        { wire: '#0A5A66', code: 'format' },
        { wire: { r: 10 }, code: 'unreadable' },
      ],
    },
  },
};
