import { counted } from './counted.ts';
import type { formZhHans } from './form-zh-hans.ts';

/** Words of the page that holds a form, in English. */
export const formEn = {
  index: {
    title: 'Exhibitor manual',
    count: (total: number, done: number) => `${done} of ${total} handed in`,
    open: 'Open the list of forms',
  },
  sheets: 'Forms on this page',
  numbered: (code: string, title: string) => `${code} ${title}`,
  deadline: {
    days: (time: string, days: number) => `Due ${time}, ${counted(days, 'day', 'days')} left`,
    today: (time: string) => `Due today at ${time}`,
    past: (time: string) => `Closed on ${time}`,
    late: (time: string) => `Past the deadline, taken late until ${time}`,
    notYet: (time: string) => `Opens ${time}`,
    none: 'No deadline',
  },
  locked: {
    wait: 'The organiser is reviewing this form. It cannot be changed now.',
    adopt: 'The organiser has approved this form. It cannot be changed now.',
    closed: (title: string, time: string, contact: string) =>
      `“${title}” closed on ${time}. For changes, contact ${contact}`,
    closedNow: (contact: string) => `This form has closed. For changes, contact ${contact}`,
    notOpen: (time: string) => `This form opens ${time}. You can already read it.`,
    draftLeft: 'There is also a draft that was never submitted. It can no longer be handed in.',
  },
  submittedNote: 'Received. You can change it and submit again until the deadline.',
  returned: {
    title: 'The organiser returned this form',
    reason: (reason: string) => `Reason: ${reason}`,
    fields: (count: number) =>
      `${counted(count, 'field has', 'fields have')} a comment. Correct them and submit again`,
  },
  offer: {
    title: (time: string) => `Found a draft of ${time}`,
    local: (time: string) => `This device holds input of ${time} that was not sent yet`,
    text: 'Continue the draft, or start from what was last submitted?',
    textFirst: 'Continue the draft, or start from an empty form?',
    localText: 'Continue this input, or use what the server holds?',
    continue: 'Continue',
    discard: 'Drop the draft',
    discardConfirm: 'Delete the draft? This cannot be undone',
    discardYes: 'Delete',
    discardLocal: 'Use the server’s',
  },
  saved: {
    none: 'Changes are saved as a draft',
    saving: 'Saving',
    auto: (time: string) => `Saved at ${time}`,
    byHand: (time: string) => `Saved as a draft at ${time}`,
    failed: 'Not saved. Check the network and try again',
    failedShort: 'Not saved',
    offline: 'No network. Your input is kept on this device',
    signedOut: 'Signed out. Your input is kept on this device',
    held: 'Not saved yet. Your input is kept on this device',
    lost: 'Not saved yet, and this device cannot keep your input. Please leave the page open',
    short: 'Saved',
  },
  bar: {
    uploading: (count: number) => `${counted(count, 'file', 'files')} still uploading`,
  },
  help: 'Questions',
  receipt: {
    title: (title: string) => `“${title}” is submitted`,
    review: 'The organiser usually reviews within 2 working days.',
    noReview: 'Received. You can change it and submit again until the deadline.',
    number: 'Receipt number',
    time: 'Submitted at',
    home: 'Back to the forms',
    stay: 'View this form',
    next: (code: string, title: string) => `Next: ${code} ${title}`,
  },
  actions: {
    withdraw: 'Withdraw to edit',
    change: 'Request a change',
    records: 'Submission history',
    paper: 'Preview PDF',
  },
  aside: {
    mineKept: 'Your version is kept. You can go on',
    theirsKept: 'Their version is used. You can go on',
    restoreMine: 'Back to my version',
    restoreTheirs: 'Back to their version',
  },
  letterUnread: 'Read the whole text before you submit',
  changed: {
    now: 'The organiser has just changed this form. The new one is open with everything you filled in; please look through it before you submit.',
    opened: 'This form has changed. What you filled in was carried over; please look through it.',
    unknownTitle: 'The new form has no place for these entries',
    unknownText: 'They are no longer part of the submission.',
  },
  reminder: (title: string) => `“${title}” was changed 10 minutes ago and is not submitted`,
  submitFailed: 'Not submitted',
  draftDiscarded: 'The draft is deleted',
} satisfies typeof formZhHans;
