import type { ConsoleContactWords } from './contacts-zh-hans.ts';

/** Words of the calling list, in the console, in English. */
export const contactsEn = {
  contacts: {
    title: (total) =>
      total === 0
        ? 'Nobody is to be called'
        : total === 1
          ? '1 exhibitor to call'
          : `${total} exhibitors to call`,
    purpose: 'The most urgent first: calls that are due, then the nearest deadline.',
    table: 'Calling list',
    views: { all: 'All', due: 'Due now', mine: 'Mine' },
    view: 'Which exhibitors',
    columns: {
      name: 'Exhibitor',
      booths: 'Booths',
      owed: 'Missing',
      missed: 'Too late',
      days: 'Deadline in',
      person: 'Contact',
      phone: 'Mobile',
      lastSignIn: 'Last sign-in',
      last: 'Last call',
      next: 'Next call',
      claim: 'Being called by',
    },
    days: (days) =>
      days < 0 ? 'Deadline over' : days === 0 ? 'Today' : days === 1 ? '1 day' : `${days} days`,
    copy: (phone) => `Copy ${phone}`,
    copied: 'Number copied',
    notCopied: 'The browser does not let us copy: please select the number yourself',
    noPerson: 'No account yet',
    nobody: 'Never called',
    claim: 'I am calling',
    claimed: (by) => `${by} is calling`,
    mine: 'You are calling',
    log: 'Log call',
    logTitle: (name) => `Log a call to ${name}`,
    outcome: 'Result',
    outcomes: {
      reached: 'Reached',
      missed: 'Not reached',
      wrongNumber: 'Wrong number',
      promised: 'Promised to hand in',
    },
    note: 'What was said',
    next: 'Next call',
    nextHelp: 'Leave it empty if none is planned.',
    nextWrong: 'The next call must be later than now',
    save: 'Save',
    saved: (name) => `Call to ${name} logged`,
    emptyText: 'Exhibitors with missing forms, or with a call planned, appear here.',
  },
} satisfies ConsoleContactWords;
