/** State of the last submission of a form by one subject (wire.md §3). */
export const submissionStatuses = ['none', 'draft', 'submitted', 'wait', 'adopt', 'fail'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** What was handed in and stands, the slowest first: it waits for a review, needs none, or was adopted. */
export const handedInStatuses = ['wait', 'submitted', 'adopt'] as const satisfies readonly SubmissionStatus[];

/** Whether something was handed in and stands. */
export function isHandedIn(status: SubmissionStatus): boolean {
  return handedInStatuses.some((one) => one === status);
}
