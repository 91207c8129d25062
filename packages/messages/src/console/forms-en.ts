import type { formsZhHans } from './forms-zh-hans.ts';

/** `2 forms`, `1 form`. */
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Words of the list of forms, in English. */
export const formsEn: typeof formsZhHans = {
  title: 'Forms',
  lead: (waiting: number) =>
    waiting === 0
      ? 'Nothing is waiting for review'
      : `${counted(waiting, 'submission is', 'submissions are')} waiting for review`,
  purpose: 'Open a form to see what each exhibitor handed in.',
  view: 'Which forms',
  views: { used: 'In use', putAway: 'Put away' },
  search: 'Search by code or title',
  table: 'List of forms',
  group: (letter: string, title: string) => `${letter} ${title}`.trim(),
  count: (count: number) => counted(count, 'form', 'forms'),
  columns: {
    formCode: 'Code',
    title: 'Form',
    state: 'State',
    window: 'Open from and until',
    applies: 'For',
    handedIn: 'Handed in',
    wait: 'In review',
    actions: 'Actions',
  },
  states: {
    new: 'Not published',
    changed: 'Draft changed',
    published: (version: number) => `Published, version ${version}`,
    putAway: 'Put away',
  },
  putAwayAt: (day: string) => `put away on ${day}`,
  opens: (time: string) => `opens ${time}`,
  ends: (time: string) => `ends ${time}`,
  late: (time: string) => `late until ${time}`,
  always: 'No time limit',
  noReview: 'no review',
  emptyTitle: 'No forms yet',
  emptyText: 'Published forms are listed here by code.',
  noneTitle: 'No form matches',
  noneText: 'Try another word, or clear the search.',
  nothingAway: 'No form is put away',
  nothingAwayText:
    'Put away what is no longer used: exhibitors do not see it, and submissions can still be read and reviewed.',
  actions: {
    of: (code: string) => `Actions for ${code}`,
    settings: 'Settings',
    design: 'Design',
    up: 'Move up',
    down: 'Move down',
    toGroup: (group: string) => `Move to ${group}`,
    putAway: 'Put away',
    putBack: 'Use again',
    remove: 'Delete',
  },
  moved: (code: string) => `${code} was moved, also for exhibitors`,
  movedBack: 'Undone, the order is as before',
  moveChanged:
    'Somebody else just changed the order, so nothing was moved. The list is up to date, try again.',
  putAwayDone: (code: string) => `${code} is put away, exhibitors no longer see it`,
  putBackDone: (code: string) => `${code} is in use again`,
  removed: (code: string) => `${code} is deleted and can be restored for 30 days`,
  restored: (code: string) => `${code} is restored`,
  undo: 'Undo',
  putAwayTitle: (name: string) => `Put away ${name}`,
  putAwayText:
    'Exhibitors no longer see it or owe it at once. Submissions can still be read, reviewed and exported, and you can use the form again at any time.',
  putAwayUsed: (count: number) => `${counted(count, 'thing', 'things')} will change with it:`,
  putAwayAnyway: 'Put away anyway',
  putBackTitle: (name: string) => `Use ${name} again`,
  putBackCode: 'New code',
  putBackKey: 'New page key',
  removeTitle: (name: string) => `Delete ${name}`,
  removeText:
    'Only a form that was never published and that nothing uses can be deleted. You can restore it from the bin for 30 days.',
  removeUsed: (count: number) => `It cannot be deleted. Uses: ${count}`,
  more: (count: number) => `and ${count} more`,
  add: 'New form',
  bin: 'Bin',
  binEmpty: 'No form was deleted within 30 days.',
  binLine: (at: string, by: string, until: string) =>
    `Deleted by ${by} on ${at}; can be restored until ${until}`,
  restore: 'Restore',
  references: {
    version: (name: string) => `Version ${name} is published, put it away instead`,
    submission: (name: string) => `${name} began it`,
    after: (name: string) => `${name} comes after it`,
    expression: (name: string) => `${name} takes over its answers`,
    transport: (name: string) => `${name} chose a transport supplier in it`,
    booking: (name: string) => `Booking rules ${name}`,
    letter: (name: string) => `Letter “${name}”`,
    staff: (name: string) => `${name} is limited to it`,
  },
};
