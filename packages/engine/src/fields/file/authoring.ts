import type { Authoring } from '../authoring.ts';
import { settingGroups } from '../setting-groups.ts';

/** Settings and samples of files and drawings. */
export const fileAuthoring: Readonly<Record<'upload' | 'signature', Authoring>> = {
  upload: {
    settings: [
      ...settingGroups.shown,
      ...settingGroups.answer,
      ...settingGroups.size,
      'fileSize',
      'accept',
      'tip',
    ],
    sample: {
      item: { maxSize: 2, fileSize: 10485760, accept: 'pdf,jpg' },
      good: ['', 'f1,f2'],
      bad: [
        { wire: 'f1,f2,f3', code: 'maxSize' },
        { wire: [{}], code: 'unreadable' },
      ],
    },
  },
  signature: {
    settings: [...settingGroups.shown, ...settingGroups.answer, 'tip'],
    sample: {
      item: {},
      good: ['', '/api/files/1'],
      bad: [{ wire: ['x'], code: 'unreadable' }],
    },
  },
};
