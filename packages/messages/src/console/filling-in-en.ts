import type { ConsoleFillingInWords } from './filling-in-zh-hans.ts';

/** Words about forms that staff fill in for an exhibitor, in the console, in English. */
export const fillingInEn = {
  fillingIn: {
    act: 'Fill in',
    of: (form) => `Fill in ${form}`,
    title: (code, title) => `Fill in ${code} ${title}`,
    purpose: (name) =>
      `For ${name}, checked as if it filled it in itself. It gets a notice, and the receipt says that the organiser filled it in.`,
    own: 'Files, signatures, consents and identity details are the exhibitor’s own and cannot be changed here. Once anything else changes, it has to sign again.',
    booth: 'Booth',
    locked: {
      wait: 'This form waits for review. It can be changed once it is sent back.',
      adopt: 'This form was approved. It can be changed once it is reopened.',
    },
    why: 'Why it is filled in for the exhibitor',
    reason: 'Reason',
    reasonHelp: 'Kept in the history; the exhibitor does not see it.',
    late: 'Reason after the deadline',
    lateHelp: 'This form is over for the exhibitor. It is taken this once, and the deadline stays.',
    needReason: 'Enter a reason',
    saveDraft: 'Save as a draft',
    submit: 'Submit for the exhibitor',
    savedDraft: 'Draft saved, the exhibitor was told',
    submitted: 'Submitted, the exhibitor was told',
    gapsTitle: 'Saved as a draft, it cannot be submitted yet',
    gapsText: 'These are missing; the exhibitor was told to add them and to submit:',
    consent: 'consent to the processing of personal data',
    toCard: 'Back to the exhibitor',
    goOn: 'Go on',
    notBegun: 'Not begun',
  },
} satisfies ConsoleFillingInWords;
