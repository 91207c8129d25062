import type { ConsoleJobWords } from './jobs-zh-hans.ts';

const exhibitors = (count: number) => (count === 1 ? '1 exhibitor' : `${count} exhibitors`);

/** Words about work that lasts, and about doing one thing to many, in the console, in English. */
export const jobsEn = {
  jobs: {
    title: (running) =>
      running === 0
        ? 'No job is running'
        : running === 1
          ? '1 job is running'
          : `${running} jobs are running`,
    purpose: 'Jobs that ended are kept for 7 days.',
    table: 'Jobs',
    columns: {
      kind: 'Job',
      by: 'Started by',
      created: 'Started',
      progress: 'Progress',
      state: 'State',
    },
    kinds: {
      'exhibitor.tags': 'Change of tags',
      'exhibitor.owner': 'Change of who looks after exhibitors',
      'exhibitor.import': 'Import of exhibitors, booths and accounts',
      'form.effects': 'Check before publishing',
      'form.reopen': 'Submissions reopened by a version',
      'exhibition.export': 'Export of an archive',
      'exhibition.check-archive': 'Check of an archive',
      'exhibition.fill': 'Exhibition filled',
      'pack.make': 'Pack kept',
      'exhibition.import': 'Exhibition made of an archive',
    },
    states: {
      waiting: 'Waiting',
      running: 'Running',
      done: 'Done',
      failed: 'Not finished',
      cancelled: 'Stopped',
    },
    progress: (progress, total) => `${progress} of ${total}`,
    counts: { done: 'Done', skipped: 'Skipped', failed: 'Failed' },
    system: 'System',
    save: 'Download the file',
    stop: 'Stop',
    see: 'Details',
    detail: (kind) => `${kind}: details`,
    outcomes: 'Which ones',
    gone: '(gone)',
    none: 'None of these',
    undo: 'Undo this job',
    undone: 'Undone: see the first job of the list',
    undoLate: 'It ended more than 24 hours ago and cannot be undone',
    reasons: {
      changed: 'Changed by somebody since, so it was left as it is',
      gone: 'It is gone',
      unchanged: 'It was like that already',
      badged: 'They have a badge already',
      closed: 'Not from an exhibitor: no later deadline can be given',
      LIMIT_REACHED: 'Too many tags: at most 50 for an exhibitor',
      ownerLeft: 'They left the staff',
    },
    emptyTitle: 'There are no jobs yet',
    emptyText: 'Change many exhibitors at once or import from Excel: progress and results appear here.',
  },
  bulk: {
    tag: 'Change tags',
    all: (count) => `Select every match (${count})`,
    allSelected: (count) => `Every match (${count})`,
    tagTitle: (count) => `Change the tags of ${exhibitors(count)}`,
    tagLead: 'No other exhibitor changes. You can undo it afterwards.',
    add: 'Add',
    addHelp: 'Put commas between tags.',
    remove: 'Take away',
    needTag: 'Type a tag to add, or choose one to take away',
    confirm: (count) => `Change ${exhibitors(count)}`,
    changed: (count) => `${exhibitors(count)} match now. Press again to change them.`,
    owner: 'Look after',
    ownerTitle: (count) => `Who looks after ${exhibitors(count)}`,
    ofTags: {
      running: (done, total) => `Changing tags, ${done} of ${total}`,
      done: (done) => `Tags of ${exhibitors(done)} changed`,
    },
    ofOwner: {
      running: (done, total) => `Changing who looks after them, ${done} of ${total}`,
      done: (done) => `Owner of ${exhibitors(done)} changed`,
    },
    left: (count) => `${exhibitors(count)} left as before`,
    undo: 'Undo',
    undone: (done) => `Undone: ${exhibitors(done)} as before`,
    comma: ', ',
  },
} satisfies ConsoleJobWords;
