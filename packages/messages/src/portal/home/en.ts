import { counted } from '../counted.ts';
import type homeZhHans from './zh-hans.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Words of the home of exhibitors. */
const homeEn: typeof homeZhHans = {
  sentence: (
    month: number,
    day: number,
    count: number,
  ): readonly [marked: string, joint: string, rest: string] => [
    `By ${day} ${months[month - 1] ?? ''}`,
    ': ',
    `${counted(count, 'form', 'forms')} to finish`,
  ],
  sentenceToday: (count: number): readonly [marked: string, joint: string, rest: string] => [
    'Today',
    ': ',
    `${counted(count, 'form', 'forms')} to finish`,
  ],
  sentenceOpen: (count: number) => `${counted(count, 'form', 'forms')} to finish`,
  nothingLeft: 'Every required form is handed in',
  onlyWaiting: (count: number) => `All handed in, ${count} with the organiser`,
  nothingYet: 'There are no forms to fill in yet',
  nothingYetText: 'They will be listed here once the organiser opens them. You will get a text message.',
  summary: (total: number, done: number) => `${done} of ${counted(total, 'form', 'forms')} handed in`,
  returned: (count: number) => `, ${count} returned`,
  marked: (count: number, days: number) =>
    days <= 0
      ? `${counted(count, 'form', 'forms')} marked yellow close today`
      : `${counted(count, 'form', 'forms')} marked yellow close within ${counted(days, 'day', 'days')}`,
  stop: '. ',
  tabs: {
    action: 'To do',
    optional: 'If needed',
    waiting: 'With the organiser',
    approved: 'Approved',
    all: 'All',
  },
  shortTabs: {
    action: 'To do',
    optional: 'If needed',
    waiting: 'Waiting',
    approved: 'Approved',
    all: 'All',
  },
  tabsLabel: 'Forms',
  sorted: 'By deadline',
  sortedByCode: 'By code',
  emptyTab: {
    action: 'Nothing to do here',
    optional: 'No further forms to choose from',
    waiting: 'Nothing is with the organiser',
    approved: 'Nothing is approved yet',
    all: 'There are no forms yet',
  },
  boothsGiven: (done: number, total: number) => `${done} of ${counted(total, 'booth', 'booths')} submitted`,
  reason: (reason: string) => `Reason: ${reason}`,
  reasonMissing: 'Returned by the organiser. The comments are in the form',
  actions: { start: 'Start', resume: 'Continue', mend: 'Correct', change: 'Change', view: 'View' },
  daysLeft: (days: number) => `${counted(days, 'day', 'days')} left`,
  lastDay: 'Due today',
  late: (date: string) => `Late until ${date}`,
  closed: 'Closed',
  opens: (date: string) => `Opens ${date}`,
  noDeadline: 'No deadline',
  booth: 'Booth',
  booths: (count: number) => counted(count, 'booth', 'booths'),
  noBooth: 'No booth assigned yet',
  area: (area: string) => `${area} m²`,
  heightLimit: (metres: string) => `up to ${metres} m high`,
  boothTypes: { std: 'Shell scheme', raw: 'Raw space', semi: 'Modified shell' },
  contacts: 'Contacts',
  organiser: 'Organiser',
  openNow: 'Filling in',
};

export default homeEn;
