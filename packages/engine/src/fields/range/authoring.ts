import type { Authoring } from '../authoring.ts';
import { settingGroups } from '../setting-groups.ts';

/** Settings and samples of ranges. */
export const rangeAuthoring: Readonly<Record<'daterange' | 'timerange' | 'datetimerange', Authoring>> = {
  daterange: {
    settings: [...settingGroups.shown, ...settingGroups.answer, ...settingGroups.calendar],
    sample: {
      item: { endDate: '2026-12-31' },
      good: ['', '2026-05-01,2026-05-03'],
      bad: [
        { wire: '2026-05-03,2026-05-01', code: 'rangeOrder' },
        { wire: '2026-05-01,2027-05-01', code: 'dateRange' },
        { wire: '2026-05-01', code: 'unreadable' },
      ],
    },
  },
  timerange: {
    settings: [...settingGroups.shown, ...settingGroups.answer, ...settingGroups.calendar],
    sample: {
      item: {},
      good: ['', '22:00:00,06:00:00'],
      bad: [
        { wire: '22:00,06:00', code: 'format' },
        { wire: '22:00:00', code: 'unreadable' },
      ],
    },
  },
  datetimerange: {
    settings: [...settingGroups.shown, ...settingGroups.answer, ...settingGroups.calendar],
    sample: {
      item: {},
      good: ['', '2026-05-01 00:00:00,2026-05-03 23:59:59'],
      bad: [{ wire: '2026-05-02 00:00:00,2026-05-01 23:59:59', code: 'rangeOrder' }],
    },
  },
};
