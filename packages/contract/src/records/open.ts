import { openCalls } from '../calls/open.ts';
import {
  FileRecord,
  OpenForm,
  OpenFormQuery,
  OpenPreview,
  OpenSeatAnswer,
  OpenSeatRequest,
  OpenStaff,
  OpenStaffAnswer,
  OpenStaffRequest,
  OpenSubmitRequest,
  ShortLinkAnswer,
  ShortLinkParams,
  SubmitAnswer,
} from '../schemas/index.ts';
import type { CallRecord } from './call-record.ts';

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
const upload = [...write, 'FILE_COUNT', 'FILE_QUOTA', 'GUEST_FILES_FULL'] as const;

/** What is open to people without an account (wire.md §4). `:name` stands for a path parameter. */
export const openRecords = {
  shortLink: {
    ...openCalls.shortLink,
    access: 'open',
    summary: 'What a short link stands for, with a fresh ticket where it gives one',
    params: ShortLinkParams,
    data: ShortLinkAnswer,
    refusals: ['LINK_INVALID'],
  },
  openPreview: {
    ...openCalls.openPreview,
    access: 'open',
    summary:
      'The draft of a form that the link of this ticket shows, as it stood when the link was made (console.md §2)',
    data: OpenPreview,
    refusals: ['TICKET_INVALID', 'TICKET_SPENT'],
  },
  openForm: {
    ...openCalls.openForm,
    access: 'open',
    summary: 'A form before whoever holds its ticket; of a form open to everybody a ticket comes along',
    query: OpenFormQuery,
    data: OpenForm,
    refusals: ['FORM_NOT_PUBLIC', ...ticket],
  },
  openSubmit: {
    ...openCalls.openSubmit,
    access: 'open',
    handsIn: true,
    summary: 'Saves or submits a form with a ticket',
    body: OpenSubmitRequest,
    data: SubmitAnswer,
    refusals: [...save, 'FORM_BUSY'],
  },
  openStaff: {
    ...openCalls.openStaff,
    access: 'open',
    summary: 'The form in which people register as an exhibitor’s',
    data: OpenStaff,
    refusals: [...ticket, 'FORBIDDEN'],
  },
  openStaffSubmit: {
    ...openCalls.openStaffSubmit,
    access: 'open',
    handsIn: true,
    summary: 'Registers somebody who waits for the exhibitor to confirm them; shows nothing back',
    body: OpenStaffRequest,
    data: OpenStaffAnswer,
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
    ...openCalls.openSeat,
    access: 'open',
    summary: 'One’s own seat, by full name and the last four digits of the mobile; one masked hit',
    body: OpenSeatRequest,
    data: OpenSeatAnswer,
    refusals: ['TICKET_INVALID', 'CAPTCHA_WRONG', 'PROOF_NEEDED', 'SEATS_CLOSED'],
  },
  openFile: {
    ...openCalls.openFile,
    access: 'open',
    summary: 'Takes a file with a ticket: 5 MB, ten of them, a day unless it is submitted',
    upload: fields,
    data: FileRecord,
    refusals: upload,
  },
  putCommonImg: {
    ...openCalls.putCommonImg,
    access: 'open',
    summary: 'The same under the name of the seed',
    upload: fields,
    data: FileRecord,
    refusals: upload,
  },
} as const satisfies Record<keyof typeof openCalls, CallRecord>;
