import type { CallName } from '@zhantai/contract';
import type { CallNote } from '../call-note.ts';

const place = ['NOT_FOUND', 'WRONG_EXHIBITION'] as const;
const target = [...place, 'BOOTH_NOT_YOURS'] as const;
const window = ['FORM_CLOSED', 'UNDER_REVIEW', 'DECIDED'] as const;

/** Forms, answers and what becomes of them (wire.md §3, §4). */
export const submissionsNotes = {
  queryFormExamStatus: { summary: 'Where the submission of a form stands', refusals: target },
  dynamicList: { summary: 'The forms of a type that the caller may see', refusals: place },
  info: { summary: 'A form, its answers and where they stand', refusals: target },
  detail: { summary: 'The exhibitor that the caller acts for', refusals: place },
  submit: {
    summary: 'Saves a draft, or submits: validated, in one transaction, with revision and receipt',
    refusals: [
      ...target,
      ...window,
      'FORM_CHANGED',
      'STALE_REVISION',
      'CONSENT_NEEDED',
      'FILE_NOT_YOURS',
      'TOO_MANY_SUBMISSIONS',
      'ANSWERS_REFUSED',
    ],
  },
  discardDraft: { summary: 'Throws the draft away', refusals: [...target, ...window, 'STALE_REVISION'] },
  withdraw: {
    summary: 'Takes back what waits for review',
    refusals: [...target, ...window, 'NOTHING_TO_WITHDRAW'],
  },
  requestChange: {
    summary: 'Asks the organiser to open a decided submission again',
    refusals: [...target, ...window, 'CHANGE_REQUESTED', 'CHANGE_NOT_NEEDED'],
  },
  history: { summary: 'The steps of a submission', refusals: target },
  infoDetail: { summary: 'One submission as it was', refusals: target },
  page: { summary: 'The submissions of the caller’s subject, paged', refusals: place },
  transportPage: { summary: 'What the exhibitors of a transport supplier submitted, paged', refusals: place },
  getExhibitorFormDetail: {
    summary: 'Form and answers of an exhibitor, for the transport supplier that it chose',
    refusals: target,
  },
  transportDifference: {
    summary: 'What an exhibitor and its transport supplier handed in of a form, for both of them',
    refusals: place,
  },
  checkIdNo: { summary: 'Whether an ID number is valid and free; never whose', refusals: place },
  boothPage: { summary: 'The booths of the exhibitor, paged', refusals: place },
  tagFormList: { summary: 'The sheets of the caller in their groups', refusals: place },
  importConfigs: { summary: 'How rows come into the sub-tables of a form from a workbook', refusals: place },
  timelines: { summary: 'When a form opens and closes, and the server’s time', refusals: place },
} as const satisfies Partial<Record<CallName, CallNote>>;
