import type { CallName } from '@zhantai/contract';
import type { CallNote } from '../call-note.ts';

const place = ['NOT_FOUND', 'WRONG_EXHIBITION'] as const;
const window = ['FORM_CLOSED'] as const;
const judged = ['CONSENT_NEEDED', 'PASSES_USED_UP', 'FILE_NOT_YOURS', 'ANSWERS_REFUSED'] as const;

/** The people exhibitors bring (wire.md §4). */
export const personsNotes = {
  persons: { summary: 'The people on an exhibitor’s list, paged', refusals: ['WRONG_EXHIBITION'] },
  personsWaiting: {
    summary: 'Who waits for the exhibitor: registered by themselves, declined or returned, paged',
    refusals: ['WRONG_EXHIBITION'],
  },
  personSubmit: {
    summary: 'Saves or submits one person',
    refusals: [
      ...place,
      ...window,
      'UNDER_REVIEW',
      'DECIDED',
      'FORM_CHANGED',
      'STALE_REVISION',
      'TOO_MANY_SUBMISSIONS',
      ...judged,
    ],
  },
  personsRemove: {
    summary: 'Takes people off the list, all or nobody',
    refusals: [...place, ...window, 'DECIDED'],
  },
  personConfirm: {
    summary: 'Takes who registered by themselves onto the list: judged again and handed in',
    refusals: [...place, ...window, 'NOTHING_TO_DECIDE', ...judged],
  },
  personReject: {
    summary: 'Says that who registered by themselves is not the exhibitor’s',
    refusals: [...place, 'NOTHING_TO_DECIDE'],
  },
} as const satisfies Partial<Record<CallName, CallNote>>;
