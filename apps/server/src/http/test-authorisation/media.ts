import type { TrialsOfSome } from './trial.ts';

/** The accreditation of media: of one's own account alone. */
export const mediaTrials = {
  mediaAccreditation: [{}],
  mediaAccreditationSubmit: [{ request: () => ({ body: {} }) }],
} as const satisfies TrialsOfSome;
