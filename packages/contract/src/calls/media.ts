import type { Accreditation, AccreditationRequest } from '../schemas/index.ts';

const path = '/api/media/accreditation';

/** The accreditation of media (wire.md §4). */
export const mediaCalls = {
  mediaAccreditation: { method: 'GET', path },
  mediaAccreditationSubmit: { method: 'POST', path },
} as const;

/** What they take and give. */
export interface MediaCallTypes {
  mediaAccreditation: { data: Accreditation };
  mediaAccreditationSubmit: { body: AccreditationRequest; data: Accreditation };
}
