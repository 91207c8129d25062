import type { Authoring } from '../authoring.ts';
import { settingGroups } from '../setting-groups.ts';

/** Settings and samples of days and times. */
export const calendarAuthoring: Readonly<Record<'date' | 'time' | 'datetime' | 'year', Authoring>> = {
  date: {
    settings: [...settingGroups.shown, ...settingGroups.answer, ...settingGroups.calendar],
    sample: {
      item: { startDate: '2026-01-01', endDate: '2026-12-31' },
      good: ['', '2026-06-01'],
      bad: [
        { wire: '2026-02-29', code: 'format' },
        { wire: '2027-01-01', code: 'dateRange' },
      ],
    },
  },
  time: {
    settings: [...settingGroups.shown, ...settingGroups.answer, ...settingGroups.calendar],
    sample: {
      item: { startDate: '08:00:00' },
      good: ['', '09:30:00'],
      bad: [
        { wire: '9:30', code: 'format' },
        { wire: '07:59:59', code: 'dateRange' },
      ],
    },
  },
  datetime: {
    settings: [...settingGroups.shown, ...settingGroups.answer, ...settingGroups.calendar],
    sample: {
      item: { endDate: '2026-12-31' },
      good: ['', '2026-12-31 23:59:59'],
      bad: [
        { wire: '2026-12-31', code: 'format' },
        { wire: '2027-01-01 00:00:00', code: 'dateRange' },
      ],
    },
  },
  year: {
    settings: [...settingGroups.shown, ...settingGroups.answer, ...settingGroups.calendar],
    sample: {
      item: { startDate: '2020' },
      good: ['', '2026'],
      bad: [
        { wire: '26', code: 'format' },
        { wire: '2019', code: 'dateRange' },
      ],
    },
  },
};
