const path = '/api/media/accreditation';

/** The accreditation of media (wire.md §4). */
export const mediaCalls = {
  mediaAccreditation: { method: 'GET', path },
  mediaAccreditationSubmit: { method: 'POST', path },
} as const;
