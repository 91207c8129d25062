/** State of the last submission of a form by one subject (wire.md §3). */
export const submissionStatuses = ['none', 'draft', 'submitted', 'wait', 'adopt', 'fail'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];
