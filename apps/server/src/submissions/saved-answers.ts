import type { Answers, Language } from '@zhantai/engine';
import { maskAnswers } from './answers/sealed/mask-answers.ts';
import { openAnswers } from './answers/sealed/seal-answers.ts';
import { signLinks } from './answers/signature-links.ts';
import type { SubmissionServices } from './services.ts';
import { selectDraft } from './store/drafts.ts';
import { selectRevision } from './store/revisions.ts';
import { selectSeals } from './store/seals.ts';
import type { Revision, Saved, Submission } from './submission.ts';
import type { Visitor } from '../forms/index.ts';

/** What a submission holds: the last one that was taken, and a newer draft beside it. */
export interface SavedAnswers {
  readonly draft: Saved | null;
  readonly taken: Revision | null;
}

export async function readSavedAnswers(
  { database }: SubmissionServices,
  visitor: Visitor,
  submission: Submission | null,
): Promise<SavedAnswers> {
  if (submission === null) return { draft: null, taken: null };
  // Who only reads sees what was handed in and not taken back.
  if (visitor.readOnly && submission.status === 'draft') return { draft: null, taken: null };
  const { submissionId, submittedRevision } = submission;
  const [draft, taken] = await Promise.all([
    visitor.readOnly ? null : selectDraft(database, visitor.exhibition, submissionId),
    submittedRevision === null
      ? null
      : selectRevision(database, visitor.exhibition, submissionId, submittedRevision),
  ]);
  return { draft, taken };
}

/** Saved answers as their subject typed them: seals opened. Links stay permanent. */
export async function openedAnswers(
  { database, vault }: SubmissionServices,
  visitor: Visitor,
  submissionId: string,
  answers: Answers,
): Promise<Answers> {
  if (!JSON.stringify(answers).includes('$sealed')) return answers;
  return openAnswers(
    vault,
    visitor.exhibition,
    answers,
    await selectSeals(database, visitor.exhibition, [submissionId]),
  );
}

async function maskedAnswers(
  { database, vault }: SubmissionServices,
  { exhibition }: Visitor,
  submissionId: string,
  answers: Answers,
): Promise<Answers> {
  return maskAnswers(vault, exhibition, answers, await selectSeals(database, exhibition, [submissionId]));
}

/** Saved answers as a visitor is shown them: seals opened for their subject, masked for others; links signed. */
export async function shownAnswers(
  services: SubmissionServices,
  visitor: Visitor,
  submission: Submission,
  saved: Saved,
  language: Language,
): Promise<Record<string, unknown>> {
  const { exhibition, subjectKey } = visitor;
  const version = await services.definitions.load(
    services.database,
    exhibition,
    submission.formId,
    saved.version,
  );
  const { submissionId } = submission;
  const opened = visitor.readOnly
    ? await maskedAnswers(services, visitor, submissionId, saved.answers)
    : await openedAnswers(services, visitor, submissionId, saved.answers);
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
