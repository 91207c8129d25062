import { counted } from '../counted.ts';
import type { formZhHans } from './zh-hans.ts';

/** Words of the page that holds a form, in English. */
export const formEn = {
  index: {
    title: 'Exhibitor manual',
    count: (total: number, done: number) => `${done} of ${total} handed in`,
    open: 'Open the list of forms',
  },
  forms: 'Forms on this page',
  numbered: (code: string, title: string) => `${code} ${title}`,
  deadline: {
    days: (time: string, days: number) => `Due ${time}, ${counted(days, 'day', 'days')} left`,
    today: (time: string) => `Due today at ${time}`,
    past: (time: string) => `Closed on ${time}`,
    late: (time: string) => `Past the deadline, taken late until ${time}`,
    notYet: (time: string) => `Opens ${time}`,
    none: 'No deadline',
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
    blocked: 'Not saved yet. Your input is kept on this device',
    lost: 'Not saved yet, and this device cannot keep your input. Please leave the page open',
    short: 'Saved',
  },
  bar: {
    uploading: (count: number) => `${counted(count, 'file', 'files')} still uploading`,
  },
  help: 'Questions',
  letterUnread: 'Read the whole text before you submit',
  reminder: (title: string) => `“${title}” was changed 10 minutes ago and is not submitted`,
  draftDiscarded: 'The draft is deleted',
} satisfies typeof formZhHans;
