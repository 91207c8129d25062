import type { OpeningWords } from './zh-hans.ts';

export const en: OpeningWords = {
  lead: 'Six steps until exhibitors can come in',
  text: (done) =>
    done === 0
      ? 'Every step stays once it is saved; go on whenever you like.'
      : `${done} of 6 done. Every step stays once it is saved; go on whenever you like.`,
  steps: 'Six steps before opening',
  step: { done: 'Done', next: 'Next', open: 'Not done yet' },
  exhibition: 'Create the exhibition',
  exhibitionText: (title, venue, start, end) =>
    [title, venue, start === '' ? 'no dates yet' : `${start} to ${end}`]
      .filter((part) => part !== '')
      .join(', '),
  change: 'Change',
  place: 'Add halls and a contact',
  placeText: 'Number, name and height limit of each hall; whom exhibitors ask.',
  toPlace: 'Fill in',
  forms: 'Prepare forms',
  formsText: (forms) =>
    forms === 0
      ? 'There is no form yet, so exhibitors would see nothing.'
      : `Published forms: ${forms}. Audience and deadline of each can be changed.`,
  toSetUp: 'Choose a set',
  toForms: 'See forms',
  exhibitors: 'Import exhibitors',
  exhibitorsText: (exhibitors) =>
    exhibitors === 0
      ? 'One Excel file: company, hall, booth, area, type, phone. Wrong rows are named one by one.'
      : `Exhibitors: ${exhibitors}. Import again at any time; known ones are updated.`,
  toExhibitors: 'Import',
  staff: 'Invite colleagues',
  staffText: 'Admins, editors and reviewers, if you like for some forms or halls only.',
  toStaff: 'Invite',
  opening: 'Open',
  openingText:
    'Exhibitors can then sign in and fill in forms. You may open before all is done; what is missing is listed first.',
  unsent: (what) =>
    `${what} not set up yet: download the sign-in links as an Excel file and send them yourself.`,
  mailAndSms: 'Mail and SMS are',
  mailOnly: 'Mail is',
  smsOnly: 'SMS is',
  missingTitle: (count) => (count === 0 ? 'All is ready to open' : `To do before opening: ${count}`),
  doneCount: (count) => `Done: ${count}`,
  missingOpen: (count) => (count === 0 ? 'All is done' : `Still to do: ${count}`),
  missingNote:
    'You may do these at any time, and open before all is done; what is missing is listed again then.',
  mend: 'Go there',
  mendOf: (what) => `Go there: ${what}`,
  checkDone: 'Done',
  checkMissing: 'Not done yet',
  done: {
    dates: 'Dates of the exhibition',
    halls: 'Halls',
    contact: 'Phone or email to ask',
    forms: 'Published forms',
    deadlines: 'Deadlines of required forms',
    pastDeadlines: 'No deadline has passed',
    weekendDeadlines: 'No deadline on a weekend',
    lastYear: 'No text says last year',
    dayOptions: 'Days in options',
    prices: 'Prices',
    exhibitors: 'Exhibitors',
    staff: 'Staff of this exhibition',
    factors: 'Second factor of admins',
    mail: 'Mail is set up',
    sms: 'SMS is set up',
    trial: 'The forms were tried',
  },
  missing: {
    dates: () => 'No dates, or the fair is over',
    halls: () => 'No halls',
    contact: () => 'Neither phone nor email to ask',
    forms: () => 'No published form',
    deadlines: (names) => `Required without a deadline: ${names}`,
    pastDeadlines: (names) => `Deadline has passed: ${names}`,
    weekendDeadlines: (names) => `Deadline on a weekend: ${names}`,
    lastYear: (names) => `Still says last year: ${names}`,
    dayOptions: (names) => `Options name days, change them by hand: ${names}`,
    prices: () => 'The prices are not confirmed',
    exhibitors: () => 'No exhibitors',
    staff: () => 'No staff of this exhibition',
    factors: (names) => `Without second factor: ${names}`,
    mail: () => 'Mail is not set up; ask the system administrator to set MAIL_URL',
    sms: () => 'SMS is not set up; ask the system administrator to set SMS_URL',
    trial: () => 'Nobody tried the forms',
  },
  names: (names, count) =>
    count > names.length ? `${names.join(', ')} and ${count - names.length} more` : names.join(', '),
  tick: 'Mark done',
  untick: 'Unmark',
  tickedBy: (by: string, at: string) => `Marked done by ${by}, ${at}`,
  trial: {
    title: 'Try the forms',
    text: 'Fill in the forms as an exhibitor that counts nowhere: one booth of each type, no quota or stock used, no message sent.',
    tried: (submissions: number, since: string) =>
      `Since ${since}; forms handed in: ${submissions}. No quota or stock used, no message sent.`,
    start: 'Start trying',
    goOn: 'Go on trying',
    clear: 'Clear what was tried',
    clearTitle: 'Clear what was tried?',
    clearText:
      'Its forms, orders, people and files are deleted for good. Opening the exhibition clears them too.',
    cleared: 'Cleared',
    reason: 'Trying the forms before the opening',
  },
  hostTaken: (host: string, title: string) => `The address ${host} is used by “${title}”.`,
  handOverText: (title: string) => `Once handed over, “${title}” stays open under its own link.`,
  handOver: 'Hand over and open',
  open: 'Open the exhibition',
  openTitle: 'Open this exhibition?',
  openText: 'Exhibitors and visitors can come in at once. You can close it again at any time.',
  openAnyway: 'Open anyway',
  nothingMissing: 'Nothing is missing.',
  opened: 'The exhibition is open',
  close: 'Close the exhibition',
  closeTitle: 'Close this exhibition?',
  closeText:
    'Exhibitors and visitors then see only its name and contact. Sessions and what was filled in stay, and go on once it opens again. Staff are not affected.',
  closed: 'The exhibition is closed',
  cancel: 'Cancel',
};
