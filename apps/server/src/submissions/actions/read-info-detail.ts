import type { InfoDetail } from '@zhantai/contract';
import type { Answers, Definition, Language } from '@zhantai/engine';
import { formatTime, formatTimeOrNull } from '../../exhibitions/index.ts';
import { presentForm } from '../../forms/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { presentAnswerFiles } from '../answers/answer-records.ts';
import type { FormCall } from '../form-call.ts';
import { readSavedAnswers, shownAnswers } from '../saved-answers.ts';
import { readHistory } from '../review/history.ts';
import { presentReceipt, presentSubmissionBooth } from '../present.ts';
import type { SubmissionServices } from '../services.ts';
import { statusOf } from '../status.ts';
import { selectPeople } from '../store/people.ts';
import { selectRevision, selectRevisionBefore } from '../store/revisions.ts';
import type { Saved, Submission } from '../submission.ts';

/**
 * One submission as it was: under its own form version, beside the one before it, with every step.
 * @param wanted a submitted revision; undefined for the last, or the draft where nothing was submitted.
 * @throws Refusal NOT_FOUND if nothing was saved, or that revision was never submitted.
 */
export async function readInfoDetail(
  services: SubmissionServices,
  call: FormCall,
  wanted: number | undefined,
  language: Language,
): Promise<InfoDetail> {
  const { actor, target } = call;
  const { exhibition } = actor;
  const { submission } = target;
  if (submission === null) throw new Refusal('NOT_FOUND');
  const { submissionId } = submission;
  const stored = await readSavedAnswers(services, actor, submission);
  if (stored.draft === null && stored.taken === null) throw new Refusal('NOT_FOUND');
  const taken =
    wanted === undefined
      ? stored.taken
      : await selectRevision(services.database, exhibition, submissionId, wanted);
  const saved = taken ?? (wanted === undefined ? stored.draft : null);
  if (saved === null) throw new Refusal('NOT_FOUND');
  const before =
    taken === null
      ? null
      : await selectRevisionBefore(services.database, exhibition, submissionId, taken.revision);
  const [shown, previous, history] = await Promise.all([
    showSaved(services, call, submission, saved, language),
    before === null ? null : showSaved(services, call, submission, before, language),
    readHistory(services, actor, submission, language),
  ]);
  return {
    id: submissionId,
    booth: presentSubmissionBooth(submission.booth),
    ...shown.wire,
    submitted: taken !== null,
    status: statusOf(submission, stored.draft !== null),
    submitTime: formatTimeOrNull(submission.submittedAt, exhibition.zone),
    examTime: formatTimeOrNull(submission.decidedAt, exhibition.zone),
    receipt: taken === null ? null : presentReceipt(taken, exhibition.zone),
    previous: previous?.wire ?? null,
    history,
    files: await presentAnswerFiles(services, actor, previous === null ? [shown] : [shown, previous]),
  };
}

interface Shown {
  readonly wire: Pick<InfoDetail, 'revision' | 'form' | 'answers' | 'savedAt' | 'savedBy'>;
  readonly definition: Definition;
  readonly answers: Answers;
}

async function showSaved(
  services: SubmissionServices,
  { actor, form }: FormCall,
  submission: Submission,
  saved: Saved,
  language: Language,
): Promise<Shown> {
  const { database, definitions } = services;
  const { exhibition } = actor;
  const [version, answers, people] = await Promise.all([
    definitions.load(database, exhibition, form.formId, saved.version),
    shownAnswers(services, actor, submission, saved, language),
    selectPeople(database, exhibition.tenantId, saved.savedBy === null ? [] : [saved.savedBy]),
  ]);
  return {
    wire: {
      revision: saved.revision,
      form: presentForm(form, saved.version, version.detail, language),
      answers,
      savedAt: formatTime(saved.savedAt, exhibition.zone),
      savedBy: people.get(saved.savedBy ?? '')?.name ?? '',
    },
    definition: version.in(language),
    answers,
  };
}
