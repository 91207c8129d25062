import type { CallName } from '@zhantai/contract';
import type { CallNote } from '../call-note.ts';

const ticket = ['TICKET_INVALID', 'NOT_FOUND'] as const;
const write = [...ticket, 'TICKET_SPENT', 'CAPTCHA_WRONG', 'PROOF_NEEDED'] as const;
const save = [
  ...write,
  'CONSENT_NEEDED',
  'SMS_CODE_WRONG',
  'FORM_CLOSED',
  'UNDER_REVIEW',
  'DECIDED',
  'FORM_CHANGED',
  'STALE_REVISION',
  'FILE_NOT_YOURS',
  'TOO_MANY_SUBMISSIONS',
  'ANSWERS_REFUSED',
] as const;
const fields = ['formId', 'formItemId'] as const;
const upload = { fields, refusals: [...write, 'FILE_COUNT', 'FILE_QUOTA', 'GUEST_FILES_FULL'] } as const;

/** What is open to people without an account; the header `Ticket` lets them in, `Captcha-Key`, `Captcha-Code` and `Captcha-Proof` write. */
export const openNotes = {
  shortLink: { refusals: ['LINK_INVALID'] },
  openForm: {
    summary: 'A form before whoever holds its ticket; of a form open to everybody a ticket comes along',
    refusals: ['FORM_NOT_PUBLIC', ...ticket],
  },
  openSubmit: { summary: 'Saves or submits a form with a ticket', refusals: save },
  openStaff: {
    summary: 'The form in which people register as an exhibitor’s',
    refusals: [...ticket, 'FORBIDDEN'],
  },
  openStaffSubmit: {
    summary: 'Registers somebody who waits for the exhibitor to confirm them; shows nothing back',
    refusals: [
      ...write,
      'CONSENT_NEEDED',
      'SMS_CODE_WRONG',
      'FORM_CLOSED',
      'FORM_CHANGED',
      'FILE_NOT_YOURS',
      'TOO_MANY_WAITING',
      'ANSWERS_REFUSED',
    ],
  },
  openSeat: {
    summary: 'One’s own seat, by full name and the last four digits of the mobile; one masked hit',
    refusals: ['TICKET_INVALID', 'CAPTCHA_WRONG', 'PROOF_NEEDED', 'SEATS_CLOSED'],
  },
  openFile: {
    summary: 'Takes a file with a ticket: 5 MB, ten of them, a day unless it is submitted',
    ...upload,
  },
  putCommonImg: { summary: 'The same under the name of the seed', ...upload },
} as const satisfies Partial<Record<CallName, CallNote>>;
