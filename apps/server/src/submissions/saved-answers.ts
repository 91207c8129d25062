import type { Answers, Language } from '@zhantai/engine';
import { maskAnswers } from './answers/sealed/mask-answers.ts';
import { openAnswers } from './answers/sealed/seal-answers.ts';
import { signLinks } from './answers/signature-links.ts';
import type { SubmissionServices } from './services.ts';
import { selectDraft } from './store/drafts.ts';
import { selectRevision } from './store/revisions.ts';
import { selectSeals } from './store/seals.ts';
import type { Revision, Saved, Submission } from './submission.ts';
import { seesSensitive, type Actor } from '../forms/index.ts';

/** What a submission holds: the last one that was taken, and a newer draft beside it. */
export interface SavedAnswers {
  readonly draft: Saved | null;
  readonly taken: Revision | null;
}

export async function readSavedAnswers(
  { database }: SubmissionServices,
  actor: Actor,
  submission: Submission | null,
): Promise<SavedAnswers> {
  if (submission === null) return { draft: null, taken: null };
  // Who only reads sees what was handed in and not taken back.
  if (actor.readOnly && submission.status === 'draft') return { draft: null, taken: null };
  const { submissionId, submittedRevision } = submission;
  const [draft, taken] = await Promise.all([
    actor.readOnly ? null : selectDraft(database, actor.exhibition, submissionId),
    submittedRevision === null
      ? null
      : selectRevision(database, actor.exhibition, submissionId, submittedRevision),
  ]);
  return { draft, taken };
}

/** Saved answers as their subject typed them: seals opened. Links stay permanent. */
export async function openedAnswers(
  { database, vault }: SubmissionServices,
  actor: Actor,
  submissionId: string,
  answers: Answers,
): Promise<Answers> {
  if (!JSON.stringify(answers).includes('$sealed')) return answers;
  return openAnswers(
    vault,
    actor.exhibition,
    answers,
    await selectSeals(database, actor.exhibition, [submissionId]),
  );
}

async function maskedAnswers(
  { database, vault }: SubmissionServices,
  { exhibition }: Actor,
  submissionId: string,
  answers: Answers,
): Promise<Answers> {
  return maskAnswers(vault, exhibition, answers, await selectSeals(database, exhibition, [submissionId]));
}

/** Saved answers as an actor is shown them: seals opened for their subject, masked for others; links signed. */
export async function shownAnswers(
  services: SubmissionServices,
  actor: Actor,
  submission: Submission,
  saved: Saved,
  language: Language,
): Promise<Record<string, unknown>> {
  const { exhibition, subjectKey } = actor;
  const version = await services.definitions.load(
    services.database,
    exhibition,
    submission.formId,
    saved.version,
  );
  const { submissionId } = submission;
  const opened = seesSensitive(actor)
    ? await openedAnswers(services, actor, submissionId, saved.answers)
    : await maskedAnswers(services, actor, submissionId, saved.answers);
  return signLinks(
    services.database,
    services.links,
    exhibition,
    subjectKey,
    version.in(language),
    opened,
    services.now(),
  );
}
