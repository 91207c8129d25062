import { mediaCalls } from '../calls/media.ts';
import { Accreditation, AccreditationRequest } from '../schemas/index.ts';
import type { CallRecord } from './call-record.ts';

/** The accreditation of media (wire.md §4). */
export const mediaRecords = {
  mediaAccreditation: {
    ...mediaCalls.mediaAccreditation,
    access: ['media'],
    summary: 'How far the accreditation is; press badges once all is adopted',
    data: Accreditation,
    refusals: ['NOT_FOUND'],
  },
  mediaAccreditationSubmit: {
    ...mediaCalls.mediaAccreditationSubmit,
    access: ['media'],
    summary: 'Hands in what was saved of every step; a refusal names its form as `formId`',
    body: AccreditationRequest,
    data: Accreditation,
    refusals: [
      'NOT_FOUND',
      'CONSENT_NEEDED',
      'FORM_CLOSED',
      'STALE_REVISION',
      'FILE_NOT_YOURS',
      'ANSWERS_REFUSED',
    ],
  },
} as const satisfies Record<keyof typeof mediaCalls, CallRecord>;
