import type { CallName } from '@zhantai/contract';
import type { CallNote } from '../call-note.ts';

/** Notices (wire.md §4, console.md §6). */
export const noticesNotes = {
  notices: { summary: 'The notices for the caller, pinned first, paged' },
  readNotices: { summary: 'Notes which notices the caller read, all where none is named' },
  consoleNotices: { summary: 'Every notice and how many read it, paged' },
  consolePublishNotice: { summary: 'Shows a notice to those it is for, from its moment on' },
  consoleRemoveNotice: { summary: 'Takes a notice back', refusals: ['NOT_FOUND'] },
} as const satisfies Partial<Record<CallName, CallNote>>;
