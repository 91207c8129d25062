// Submissions: drafts, what was taken, in which state it is.
export { askTaken } from './actions/ask-taken.ts';
export { beginSubmission } from './actions/begin-submission.ts';
export { decide, type Reviewer } from './actions/decide.ts';
export { requireSeen } from './actions/require-seen.ts';
export { storeForAnother, type StoredAnswers } from './actions/store-for-another.ts';
export { examineAnswers, judgeAnswers } from './actions/judge-answers.ts';
export { requireOpen, requireOpenOrGrace } from './actions/refuse-save.ts';
export { noteOpening } from './actions/note-opening.ts';
export { outdateSubmission } from './actions/outdate-submission.ts';
export { answerRemoval, isRemovalRequested, requestRemoval } from './actions/removal-request.ts';
export { removeSubmission } from './actions/remove-submission.ts';
export { nameIn } from './writer/register-person.ts';
export { sealDrafts } from './actions/seal-drafts.ts';
export { reopen } from './actions/reopen.ts';
export { isReopenable, reopenByVersion } from './actions/reopen-by-version.ts';
export { readExamStatus, readInfo } from './actions/read-info.ts';
export type { SubmissionHooks, TakenSubmission } from './submission-hooks.ts';
export type { DuringSave, Taking } from './writer/save.ts';
export { fillIn, isOver } from './actions/fill-in.ts';
export { withOwnLocked } from './answers/own-answers.ts';
export { submit } from './actions/submit.ts';
export { withdraw } from './actions/withdraw.ts';
export { presentAnswerFiles } from './answers/answer-records.ts';
export { asksSensitive } from './answers/sealed/asks-sensitive.ts';
export { fileIdsIn } from './answers/answer-files.ts';
export {
  countEntries,
  countSubjects,
  findAllEntries,
  findEntries,
  recount,
  entrySortKeys,
  type EntryCount,
  type EntryFilter,
  type EntrySortKey,
} from './store/entries/index.ts';
export { dictionaryLabels, type LabelSource } from './answers/options/dictionary-labels.ts';
export { supplierItems } from './answers/chosen-suppliers.ts';
export { idNumbersIn } from './answers/sealed/id-numbers.ts';
export { resealAnswers } from './answers/sealed/reseal-answers.ts';
export { itemOptions } from './answers/options/item-options.ts';
export { maskAnswers } from './answers/sealed/mask-answers.ts';
export { openAnswers } from './answers/sealed/seal-answers.ts';
export { signLinks } from './answers/signature-links.ts';
export { selectListedAnswers } from './store/listed-answers.ts';
export { maskedSources, type MaskedSource } from './sensitive/masked-sources.ts';
export { readStatuses } from './lists/listed-status.ts';
export { findFormCall, findChangeable, type FormCall } from './form-call.ts';
export { requireBooth, findTarget, isLost, actorAt, type SubmissionTarget } from './submission-target.ts';
export { formContext } from './form-context.ts';
export { openedAnswers, readSavedAnswers } from './saved-answers.ts';
export { presentComment, presentSubmissionBooth } from './present.ts';
export { requireBounded } from './answers/require-bounded.ts';
export { presentProblems, refuseAnswers } from './problems.ts';
export { submissionRoutes } from './routes.ts';
export { knownDictionaries } from './answers/known-dictionaries.ts';
export { submissionServices, type SubmissionServices } from './services.ts';
export { lockedBy } from './status.ts';
export { boothColumn, byStatus, isBegun, submissionRows } from './store/submission-rows.ts';
export { takenTimes, type TakenTimes } from './answers/options/taken-times.ts';
export { selectPeople } from './store/people.ts';
export {
  selectLatestByType,
  selectRevision,
  selectRevisionBefore,
  selectRevisions,
  weighRevisions,
} from './store/revisions.ts';
export { selectRemovalRequested, selectReasons, selectSteps } from './store/reviews.ts';
export { selectNamedSeals, selectSeals } from './store/seals.ts';
export { lockSubmissionById, selectSubmissionById } from './store/submissions.ts';
export type { Revision, Submission, SubmissionBooth } from './submission.ts';
export { submissionArchive } from './archive.ts';
export { withoutSeals } from './answers/sealed/seal-answers.ts';
export { sealedArchive, sealedRow, unsealedLine } from './answers/sealed/archive-seals.ts';
