import type { CallName } from '@zhantai/contract';
import type { CallNote } from '../call-note.ts';

/** Who somebody is (wire.md §1, §2). */
export const signInNotes = {
  portalConfig: { refusals: ['NOT_FOUND'] },
  smsSend: {
    refusals: ['CAPTCHA_WRONG', 'PROOF_NEEDED', 'SMS_COUNTRY', 'SMS_UNAVAILABLE', 'TICKET_INVALID'],
  },
  setPassword: { refusals: ['PASSWORD_WEAK', 'PASSWORDS_DIFFER', 'SMS_CODE_WRONG'] },
  updatePassword: {
    refusals: ['PASSWORD_WEAK', 'PASSWORDS_DIFFER', 'OLD_PASSWORD_WRONG', 'TOO_MANY_FAILURES'],
  },
} as const satisfies Partial<Record<CallName, CallNote>>;
