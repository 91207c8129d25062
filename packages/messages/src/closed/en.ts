import type { ClosedWords } from './zh-hans.ts';

export const en: ClosedWords = {
  preparing: 'In preparation',
  preparingText: (title) =>
    `${title} is being prepared and is not open to exhibitors yet. Once it opens, this page goes on by itself.`,
  over: 'Closed',
  overText: (title) => `${title} is over and its portal is closed. Ask the organiser for what you need.`,
  days: 'Dates',
  toDay: (start, end) => `${start} to ${end}`,
  venue: 'Venue',
  phone: 'Phone',
  email: 'Email',
};
