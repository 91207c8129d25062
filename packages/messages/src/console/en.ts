import { englishUnit } from '../amounts/english-unit.ts';
import { captchaEn } from '../captcha/captcha-en.ts';
import { archivesEn } from './archives-en.ts';
import { exhibitionsEn } from './exhibitions-en.ts';
import { exhibitorsEn } from './exhibitors-en.ts';
import { formsEn } from './forms-en.ts';
import { frameEn } from './frame-en.ts';
import { boothsEn } from './booths-en.ts';
import { contactsEn } from './contacts-en.ts';
import { dictionariesEn } from './dictionaries-en.ts';
import { fillingInEn } from './filling-in-en.ts';
import { jobsEn } from './jobs-en.ts';
import { ordersEn } from './orders-en.ts';
import { staffEn } from './staff-en.ts';
import type { ConsoleWords } from './zh-hans.ts';

/** `2 days`, `1 day`. */
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Words of the console in English. */
export const en = {
  product: 'Organiser’s console',
  organiser: 'Organiser',
  ...frameEn,
  ...exhibitionsEn,
  ...archivesEn,
  account: {
    menu: 'Account',
    signOut: 'Sign out',
    language: 'Language',
    sessions: 'Signed-in devices',
    sessionsText: 'This account is signed in here now. End what you do not know, and change the password.',
    here: 'this device',
    unknownDevice: 'Unknown device',
    sessionFacts: (begun, used, address) => `Signed in ${begun} · last used ${used} · ${address}`,
    end: 'End',
    endOthers: 'End all others',
  },
  roles: { admin: 'Administrator', editor: 'Form editor', reviewer: 'Reviewer' },
  signIn: {
    title: 'Sign in to the console',
    username: 'User name',
    password: 'Password',
    ...captchaEn,
    submit: 'Sign in',
    busy: 'Signing in',
    needUsername: 'Enter the user name',
    needPassword: 'Enter the password',
    notice: 'An administrator opens accounts and resets forgotten passwords.',
    expired: 'Your sign-in has expired. Sign in again.',
    slowed: 'Too many tries. Wait a moment, then sign in',
    wrongRole: 'This is not a staff account. Sign in at the exhibitor portal.',
  },
  guestAlarm: (form: string, at: string) =>
    `${form} took many entries within an hour from people who proved no number (${at}). At its bound they wait until the hour is over; who proves a number or was invited by an exhibitor is not affected.`,
  smsAlarm: {
    half: (at) =>
      `${at}: codes by SMS to unregistered numbers reached half of what an hour allows. At all of it these numbers wait until the hour is over; registered numbers do not.`,
    full: (at) =>
      `${at}: codes by SMS to unregistered numbers reached what an hour allows. These numbers wait until the hour is over; registered numbers do not.`,
  },
  ...boothsEn,
  ...contactsEn,
  ...dictionariesEn,
  ...fillingInEn,
  ...jobsEn,
  ...staffEn,
  load: {
    failed: 'This page could not be opened',
    offline: 'The server cannot be reached. Check the network and try again.',
    wait: (seconds) => `Wait ${seconds} s`,
    retry: 'Try again',
    skip: 'Skip to content',
  },
  forms: formsEn,
  submissions: {
    lead: (total: number) => counted(total, 'submission', 'submissions'),
    leadOver: 'Over 10,000 submissions, the first 10,000 listed',
    search: 'Search exhibitor or booth',
    status: 'Status',
    anyStatus: 'All',
    columns: {
      subject: 'Exhibitor',
      booth: 'Booth',
      status: 'Status',
      submittedAt: 'Submitted',
      round: 'Round',
    },
    round: (round: number) => `No. ${round}`,
    emptyTitle: 'No submission matches',
    emptyText: 'Choose another status or clear the search.',
    open: 'Open',
    masked: 'hidden',
    files: (count: number) => counted(count, 'file', 'files'),
    rows: (count: number) => counted(count, 'row', 'rows'),
    back: 'All forms',
    export: 'Export to Excel',
    exporting: (megabytes: string) => `Cancel export (${megabytes} MB so far)`,
    exportFailed: 'Nothing was exported. Please try again later',
    table: (title: string) => `Submissions of “${title}”`,
  },
  orders: ordersEn,
  exhibitors: exhibitorsEn,
  /** Somebody else changed the same at the same time. */
  conflicts: {
    title: 'Somebody changed this, and the values differ',
    text: 'Choose one for each, then save again. What you typed stays below.',
    mine: 'Use mine',
    theirs: 'Use theirs',
    by: (name, at) => `${name}, ${at}`,
    somebody: 'Somebody',
    blank: '(empty)',
  },
  review: {
    readOnly: 'Your account may read this, not decide it',
    queue: 'In review',
    over: 'over 10,000',
    queueLabel: 'Submissions in review',
    longest: 'longest waiting first',
    empty: 'All reviewed',
    emptyText: 'New submissions appear on the left.',
    choose: 'Choose a submission from the list',
    first: 'first submission',
    round: (round: number) => `submission ${round}`,
    submitted: (round: number, time: string, by: string) => `Submission ${round}, ${time}, ${by}`,
    waited: (days: number, hours: number) =>
      days > 0 ? counted(days, 'day', 'days') : hours > 0 ? counted(hours, 'hour', 'hours') : 'just now',
    onlyChanges: 'Changes only',
    changed: (round: number, date: string, count: number) =>
      count === 0
        ? `No change against submission ${round} (${date})`
        : `${counted(count, 'change', 'changes')} against submission ${round} (${date})`,
    columns: {
      field: 'Field',
      previous: 'Submitted before',
      current: 'Submitted now',
      value: 'Answer',
      comments: 'Comments',
    },
    unchanged: (count: number) => `${counted(count, 'field', 'fields')} unchanged`,
    blank: 'not filled in',
    notUploaded: 'not uploaded',
    changedMark: 'changed',
    earlier: 'Earlier comments',
    comment: 'Comment',
    editComment: 'Edit comment',
    commentFor: (label: string) => `Comment on “${label}”`,
    commentHint: 'Say what is wrong and what it should be',
    saveComment: 'Save comment',
    removeComment: 'Remove comment',
    cancel: 'Cancel',
    whole: 'Comment on the whole form',
    wholeHint: 'The exhibitor reads this first',
    counted: (count: number) =>
      count === 0
        ? 'No comment yet'
        : `${counted(count, 'comment', 'comments')}; the exhibitor sees them when opening the form`,
    next: 'The next one opens by itself',
    reject: 'Return for changes',
    rejecting: 'Returning',
    adopt: 'Approve',
    adopting: 'Approving',
    adopted: (code: string, name: string) => `${code} approved, ${name}`,
    rejected: (code: string, name: string) => `${code} returned, ${name}`,
    needComment: 'Say why before you return it: comment on the whole form or on a field',
    stale: 'This submission has just changed. Below is the newest; look again before you decide.',
    decided: 'This submission has been decided and cannot be changed',
    row: (index: number) => `Row ${index}`,
    added: 'added',
    removed: 'removed',
    steps: 'Review history',
    requested: {
      removal: (by) => `${by} asks to remove this person. Confirmed, the badge is void and the pass free.`,
      change: (by) => `${by} asks to change what was approved.`,
      reason: 'Answer',
      needReason: 'Write an answer first',
      keep: 'Keep',
      remove: 'Remove',
      reopen: 'Reopen',
      done: 'Answered',
    },
    actions: {
      submit: 'submitted',
      adopt: 'approved',
      fail: 'returned',
      withdraw: 'withdrawn',
      request: 'Change requested',
      requestRemoval: 'Removal requested',
      reopen: 'reopened',
      'batch-reopen': 'reopened by a new version',
      remove: 'Removed',
      keep: 'Kept',
    },
    openFile: (name: string) => `Open “${name}”`,
    unit: (value: number | null, unit: string): string => (value === null ? unit : englishUnit(value, unit)),
    signature: 'Signature',
    on: 'Yes',
    off: 'No',
    separator: ', ',
    keyboard: 'Keys: J next, K previous, A to “Approve”, R to “Return”, Enter confirms',
    adoptAnyway: (count: number) =>
      `${counted(count, 'comment is', 'comments are')} not sent when you approve. Press “Approve” again to do it anyway.`,
  },
  status: {
    none: 'Not started',
    draft: 'Draft',
    submitted: 'Submitted',
    wait: 'In review',
    adopt: 'Approved',
    fail: 'Returned',
  },
  hallBooth: (hall: string, number: string) => `Hall ${hall} ${number}`,
  area: (area: number) => `${area} m²`,
  noBooth: 'no booth yet',
  comma: ', ',
} satisfies ConsoleWords;
