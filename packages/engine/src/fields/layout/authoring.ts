import type { Authoring } from '../authoring.ts';
import { settingGroups } from '../setting-groups.ts';

/** Settings and samples of what is shown only. */
export const layoutAuthoring: Readonly<Record<'html' | 'title' | 'unsupported', Authoring>> = {
  html: {
    settings: [...settingGroups.shown, 'html'],
    sample: { item: { html: '<p>Text</p>' }, good: [], bad: [] },
  },
  title: {
    settings: [...settingGroups.shown, 'help'],
    sample: { item: {}, good: [], bad: [] },
  },
  unsupported: {
    settings: ['label'],
    sample: { item: {}, good: [], bad: [] },
  },
};
