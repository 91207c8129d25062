import type { CallName } from '@zhantai/contract';
import type { CallNote } from '../call-note.ts';

/** The accreditation of media (wire.md §4). */
export const mediaNotes = {
  mediaAccreditation: {
    summary: 'How far the accreditation is; press badges once all is adopted',
    refusals: ['NOT_FOUND'],
  },
  mediaAccreditationSubmit: {
    summary: 'Hands in what was saved of every step; a refusal names its form as `formId`',
    refusals: [
      'NOT_FOUND',
      'CONSENT_NEEDED',
      'FORM_CLOSED',
      'STALE_REVISION',
      'FILE_NOT_YOURS',
      'ANSWERS_REFUSED',
    ],
  },
} as const satisfies Partial<Record<CallName, CallNote>>;
