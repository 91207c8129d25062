import type { FileRecord, ReviewStep as WireStep, SubmissionDetail } from '@zhantai/contract';
import type { Definition, Language } from '@zhantai/engine';
import type { Staff } from '../auth/index.ts';
import { findBooths } from '../booths/index.ts';
import { formatTime, type Exhibition } from '../exhibitions/index.ts';
import { findFiles, presentFile } from '../files/index.ts';
import { findAnyForm, presentForm, type PublishedForm } from '../forms/index.ts';
import { Refusal } from '../platform/refusal.ts';
import {
  dictionaryLabels,
  fileIdsIn,
  maskAnswers,
  presentComment,
  selectPeople,
  selectRevision,
  selectRevisionBefore,
  selectSeals,
  selectSteps,
  selectSubmissionById,
  signLinks,
  type LabelSource,
  type Revision,
  type Submission,
  type SubmissionServices,
} from '../submissions/index.ts';
import { presentRow } from './present.ts';
import { findListedSubmission } from './store/submissions.ts';

/**
 * A submission as a reviewer sees it: under its own form version, beside the one before it, with all steps and files.
 * @throws Refusal NOT_FOUND, also for what is outside their limits.
 */
export async function readSubmission(
  services: SubmissionServices,
  staff: Staff,
  exhibition: Exhibition,
  submissionId: string,
  language: Language,
): Promise<SubmissionDetail> {
  const { database } = services;
  const [row, submission] = await Promise.all([
    findListedSubmission(database, exhibition, staff, submissionId),
    selectSubmissionById(database, exhibition, submissionId),
  ]);
  const form = submission === null ? null : await findAnyForm(database, exhibition, submission.formId);
  if (row === null || submission === null || form === null) throw new Refusal('NOT_FOUND');
  const { submittedRevision, exhibitorId } = submission;
  const taken =
    submittedRevision === null
      ? null
      : await selectRevision(database, exhibition, submissionId, submittedRevision);
  const before =
    taken === null ? null : await selectRevisionBefore(database, exhibition, submissionId, taken.revision);
  const reading: Reading = { services, exhibition, submission, form, language };
  const [booths, steps, shown, previous] = await Promise.all([
    findBooths(database, exhibition, exhibitorId === null ? [] : [exhibitorId]),
    presentSteps(reading),
    taken === null ? null : showRevision(reading, taken),
    before === null ? null : showRevision(reading, before),
  ]);
  const version = await services.definitions.load(database, exhibition, form.formId, row.version);
  return {
    submission: presentRow(
      row,
      booths.get(exhibitorId ?? '') ?? [],
      shown?.answers ?? null,
      exhibition.zone,
      language,
    ),
    form: presentForm(form, row.version, version.detail, language),
    answers: shown?.answers ?? {},
    previous:
      before === null || previous === null
        ? null
        : {
            revision: before.revision,
            submittedAt: formatTime(before.savedAt, exhibition.zone),
            answers: previous.answers,
            form: previous.form,
          },
    steps,
    files: await presentFiles(reading, [...(shown?.fileIds ?? []), ...(previous?.fileIds ?? [])]),
    labels: await dictionaryLabels(
      database,
      services.dictionaries,
      [previous, shown].flatMap((one) => one?.source ?? []),
    ),
  };
}

interface Reading {
  readonly services: SubmissionServices;
  readonly exhibition: Exhibition;
  readonly submission: Submission;
  readonly form: PublishedForm;
  readonly language: Language;
}

interface ShownRevision {
  readonly form: SubmissionDetail['form'];
  /** Masked, links signed. */
  readonly answers: Record<string, unknown>;
  readonly fileIds: readonly string[];
  readonly source: LabelSource;
}

async function showRevision(reading: Reading, revision: Revision): Promise<ShownRevision> {
  const { services, exhibition, submission, form, language } = reading;
  const { database, definitions, links, vault } = services;
  const version = await definitions.load(database, exhibition, form.formId, revision.version);
  const definition: Definition = version.in(language);
  const seals = await selectSeals(database, exhibition, [submission.submissionId]);
  const masked = maskAnswers(vault, exhibition, revision.answers, seals);
  const asker = {
    scope: exhibition,
    accountId: submission.accountId ?? '',
    exhibitorId: submission.exhibitorId,
    language,
  };
  const answers = await signLinks(
    database,
    links,
    exhibition,
    submission.subjectKey,
    definition,
    masked,
    services.now(),
  );
  return {
    form: presentForm(form, revision.version, version.detail, language),
    answers: { ...answers },
    fileIds: fileIdsIn(definition, masked),
    source: { asker, definition, answers: masked },
  };
}

async function presentSteps({ services, exhibition, submission }: Reading): Promise<WireStep[]> {
  const steps = await selectSteps(services.database, exhibition, submission.submissionId);
  const people = await selectPeople(services.database, exhibition.tenantId, [
    ...new Set(steps.flatMap((step) => step.accountId ?? [])),
  ]);
  return steps.map((step) => ({
    step: step.step,
    action: step.action,
    revision: step.revision,
    by: people.get(step.accountId ?? '')?.name ?? '',
    at: formatTime(step.at, exhibition.zone),
    reason: step.reason,
    comments: step.comments.map(presentComment),
  }));
}

/** Only files of the submission's own subject, whatever the answers name. */
async function presentFiles(reading: Reading, ids: readonly string[]): Promise<FileRecord[]> {
  const { services, exhibition, submission } = reading;
  const files = await findFiles(services.database, exhibition, [...new Set(ids)]);
  const now = services.now();
  return files
    .filter((file) => file.ownerKey === submission.subjectKey)
    .map((file) => presentFile(file, exhibition, services.links, now, null));
}
