import type { CallName } from '@zhantai/contract';
import type { CallNote } from '../call-note.ts';

/** Who somebody is (wire.md §1, §2). */
export const signInNotes = {
  portalConfig: { refusals: ['NOT_FOUND'] },
  smsSend: {
    refusals: [
      'CAPTCHA_WRONG',
      'PROOF_NEEDED',
      'SMS_COUNTRY',
      'SMS_UNAVAILABLE',
      'MAIL_UNAVAILABLE',
      'TICKET_INVALID',
    ],
  },
  setPassword: { refusals: ['PASSWORD_WEAK', 'PASSWORDS_DIFFER', 'SMS_CODE_WRONG'] },
  updatePassword: {
    refusals: ['PASSWORD_WEAK', 'PASSWORDS_DIFFER', 'OLD_PASSWORD_WRONG', 'TOO_MANY_FAILURES'],
  },
  sessions: { summary: 'Where the caller is signed in: since when, used when, from where, on what' },
  endSession: {
    summary: 'Ends one of the caller’s sign-ins (`id`), or all but this one (`all`)',
    refusals: ['NOT_FOUND'],
  },
  forgetDevice: {
    summary: 'Gives the caller another draft key: drafts on devices where nobody is signed in open no more',
  },
} as const satisfies Partial<Record<CallName, CallNote>>;
