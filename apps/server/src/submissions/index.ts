// Submissions: drafts, what was taken, in which state it is.
export { decide, type ReviewDecision, type Reviewer } from './actions/decide.ts';
export { reopen, type Reopening } from './actions/reopen.ts';
export { submit } from './actions/submit.ts';
export { fileIdsIn } from './answers/answer-files.ts';
export { dictionaryLabels, type LabelSource } from './answers/dictionary-labels.ts';
export { maskAnswers } from './answers/mask-answers.ts';
export { signLinks } from './answers/signature-links.ts';
export { readStatuses, type ListedStatus } from './listed-status.ts';
export { findDesk } from './desk.ts';
export { presentComment } from './present.ts';
export { submissionRoutes } from './routes.ts';
export { submissionServices, type SubmissionServices } from './services.ts';
export { selectPeople } from './store/people.ts';
export { selectRevision, selectRevisionBefore, selectRevisions } from './store/revisions.ts';
export { selectSteps } from './store/reviews.ts';
export { selectSeals } from './store/seals.ts';
export { selectSubmissionById } from './store/submissions.ts';
export type { ReviewStep, Revision, Submission } from './submission.ts';
