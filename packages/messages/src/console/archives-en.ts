import type { ConsoleArchivesWords } from './archives-zh-hans.ts';

/** Words about exhibitions as files, in the console, in English. */
export const archivesEn = {
  exportArchive: {
    title: 'Export an archive',
    purpose:
      'Saves this exhibition as one zip file, of which a new exhibition can be made here or on another server.',
    depth: 'What it holds',
    depths: {
      'set-up': {
        name: 'Set-up only',
        text: 'Settings, forms, dictionaries, prices, articles. No exhibitors, no booths and nothing that they filled in.',
      },
      everything: {
        name: 'Everything',
        text: 'The set-up, and exhibitors, booths, accounts, submissions, orders, files and the audit. Passwords and keys are never exported.',
      },
    },
    sensitive: 'With sensitive content',
    sensitiveText:
      'ID numbers, photos, health answers and the like, encrypted with a passphrase. Otherwise they are left out.',
    passphrase: 'Passphrase',
    passphraseHelp:
      'At least 12 characters. The server does not keep it; without it nobody can open the encrypted part.',
    again: 'Passphrase again',
    tooShort: (least) => `The passphrase is too short: characters at least ${least}`,
    different: 'The two passphrases differ',
    submit: 'Export the archive',
    another: 'Export another one',
  },
  importArchive: {
    from: 'Begin with',
    ways: {
      blank: { name: 'Nothing', text: 'You start with the first form.' },
      archive: { name: 'An archive', text: 'A zip file exported here or on another server.' },
    },
    choose: 'Choose an archive',
    drop: 'Drop the zip file here',
    limits: '20 GB at most',
    chosen: (name, megabytes) => `${name}, ${megabytes} MB`,
    other: 'Choose another file',
    titleHelp: 'If empty, the name in the archive',
    startHelp: 'If empty, the days in the archive; otherwise all days move with it',
    passphrase: 'Passphrase',
    passphraseHelp: 'If one was set at the export. Without it sensitive content stays out',
    needFile: 'Choose an archive',
    submit: 'Upload and check',
    uploading: (percent) => `Uploading, ${percent} %. Please keep this page open.`,
    broken: 'The upload broke off. What was sent is still there, and you can go on.',
    resume: 'Go on uploading',
    found: (title) => `“${title}” can become a new exhibition`,
    days: (days) =>
      days === 0
        ? 'Days stay as they are.'
        : days > 0
          ? `All days move ${days === 1 ? '1 day' : `${days} days`} later.`
          : `All days move ${days === -1 ? '1 day' : `${-days} days`} earlier.`,
    closed: 'Only the staff can enter it until you open it.',
    tables: {
      form: 'Forms',
      dictionary_entry: 'Dictionary entries',
      catalogue_item: 'Items to order',
      article: 'Articles',
      exhibitor: 'Exhibitors',
      booth: 'Booths',
      account: 'Accounts',
      submission: 'Submissions',
      service_order: 'Orders',
      person: 'People',
      file: 'Files',
    },
    joined: (count) =>
      count === 1
        ? '1 account is here already and joins the new exhibition.'
        : `${count} accounts are here already and join the new exhibition.`,
    missing: (answers, files) => `Without sensitive content. Answers: ${answers}, files: ${files}.`,
    make: 'Make this exhibition',
    back: 'Back',
    enter: 'Enter the exhibition',
    made: 'The exhibition is made.',
  },
  archiveJob: {
    waiting: 'Waiting: it starts when the one before has ended.',
    running: (done, total) => (total === 0 ? 'Getting ready.' : `Under way, ${done} of ${total}.`),
    leave: 'You may leave this page; Jobs shows how far it is.',
    exported: (name, megabytes) => `${name} is exported, ${megabytes} MB. The file is kept for 7 days.`,
    failed: 'The server failed and it was not finished. Try again, or ask the system administrator.',
    cancelled: 'Stopped; nothing is left of it.',
    jobs: 'See all jobs',
    stop: 'Stop',
    save: 'Download',
  },
} satisfies ConsoleArchivesWords;
