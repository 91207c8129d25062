import type { KitWords } from './zh-hans.ts';

/** `2 days`, `1 day`. */
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Words of the kit in English. */
export const en = {
  actions: {
    cancel: 'Cancel',
    confirm: 'OK',
    close: 'Close',
    search: 'Search',
    clearSearch: 'Clear search',
    retry: 'Try again',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },
  sheet: { cancel: 'Cancel', confirm: 'OK' },
  status: {
    none: 'Not started',
    draft: 'Draft',
    submitted: 'Submitted',
    review: 'In review',
    approved: 'Approved',
    returned: 'Returned',
    closed: 'Closed',
  },
  due: {
    legend: 'Due within two weeks',
    soon: 'due within two weeks',
    daysLeft: (days: number) => `${counted(days, 'day', 'days')} left`,
    today: 'Due today',
  },
  plan: { label: 'All forms', legend: 'Key' },
  milestones: { label: 'Timeline', today: 'Today', past: 'past' },
  progress: { label: 'Progress', percent: (percent: number) => `${percent}%` },
  toast: { label: 'Notices', close: 'Dismiss notice' },
  loading: 'Loading',
  none: 'No data',
  required: 'required',
} satisfies KitWords;
