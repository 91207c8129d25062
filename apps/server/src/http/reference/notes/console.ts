import type { CallName } from '@zhantai/contract';
import type { CallNote } from '../call-note.ts';

const missing = ['NOT_FOUND'] as const;
const deciding = ['MAY_NOT_DECIDE', 'NOT_FOUND', 'STALE_REVISION', 'NOTHING_TO_DECIDE'] as const;

/** What the organiser's staff does (console.md). */
export const consoleNotes = {
  consoleMe: { summary: 'Which member of staff is signed in' },
  consoleForms: { summary: 'The forms with how many submissions stand where' },
  consoleForm: { summary: 'One form', refusals: missing },
  consoleSubmissions: {
    summary: 'Submissions, filtered, sorted and paged',
    refusals: [...missing, 'PAGE_TOO_FAR'],
  },
  consoleSubmission: { summary: 'One submission with what it was before', refusals: missing },
  consoleAdopt: { summary: 'Accepts a submission', refusals: deciding },
  consoleReject: {
    summary: 'Sends a submission back with remarks',
    refusals: [...deciding, 'COMMENT_REQUIRED'],
  },
  consoleRemoval: {
    summary: 'Answers the request to remove a person who was adopted',
    refusals: [...deciding, 'COMMENT_REQUIRED'],
  },
  consoleReopen: {
    summary: 'Opens a decided submission again',
    refusals: [...deciding, 'NOTHING_TO_REOPEN', 'COMMENT_REQUIRED'],
  },
} as const satisfies Partial<Record<CallName, CallNote>>;
