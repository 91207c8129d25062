import type { FormInfo } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { presentForm, presentTimelines, windowFor, withNotes } from '../../forms/index.ts';
import type { FormCall } from '../form-call.ts';
import { asksSensitive } from '../answers/sealed/asks-sensitive.ts';
import { boothItems } from '../answers/booth-answers.ts';
import { fixedAnswers } from '../answers/fixed-answers.ts';
import { supplierAnswers } from '../answers/supplier-answers.ts';
import { withFixedSupplier } from '../answers/with-fixed-supplier.ts';
import { readClientsList } from '../lists/clients-list.ts';
import { withFixedBooth } from '../answers/with-fixed-booth.ts';
import { withSoldOut } from '../answers/options/with-sold-out.ts';
import { readBoothEntries } from '../booths/booth-entries.ts';
import { isLost } from '../submission-target.ts';
import { formContext } from '../form-context.ts';
import { readSavedAnswers, shownAnswers } from '../saved-answers.ts';
import { findOptionsLeft } from '../option-calls/options-left.ts';
import { presentExamStatus, presentReceipt } from '../present.ts';
import type { SubmissionServices } from '../services.ts';
import { selectDraftTimes } from '../store/drafts.ts';
import { selectFilledIn } from '../store/revisions.ts';
import { selectSteps } from '../store/reviews.ts';
import { noteOpening } from './note-opening.ts';

/** Everything a form page needs: the form, what was answered, its state, its deadlines, what defaults may read. */
export async function readInfo(
  services: SubmissionServices,
  { actor, form, target }: FormCall,
  language: Language,
): Promise<FormInfo> {
  const { database, definitions } = services;
  const { exhibition } = actor;
  const { submission, booth } = target;
  const now = services.now();
  const window = windowFor(actor, form, now);
  if (!actor.readOnly && window.state === 'open' && window.lastAt !== null)
    await noteOpening(services, { actor, form }, now);
  const version = await definitions.load(database, exhibition, form.formId, form.version);
  const definition = version.in(language);
  const [stored, context, optionsLeft, steps, booths, filledIn] = await Promise.all([
    readSavedAnswers(services, actor, submission),
    formContext(services, actor, form, definition),
    findOptionsLeft(database, exhibition, form, submission?.submissionId ?? null),
    submission === null ? [] : selectSteps(database, exhibition, submission.submissionId),
    readBoothEntries(services, actor, target.places, language),
    submission === null || submission.submittedRevision === null
      ? new Set<number>()
      : selectFilledIn(database, exhibition, submission.submissionId),
  ]);
  const newest = stored.draft ?? stored.taken;
  const show = async (saved: typeof newest): Promise<Record<string, unknown>> =>
    submission === null || saved === null ? {} : shownAnswers(services, actor, submission, saved, language);
  const exam = presentExamStatus({
    submission,
    draftSavedAt: stored.draft?.savedAt ?? null,
    steps,
    window,
    zone: exhibition.zone,
    readOnly: actor.readOnly,
    lost: isLost(actor, target),
  });
  const shown = withSoldOut(
    withNotes(presentForm(form, form.version, version.detail, language), version.notes),
    definition,
    optionsLeft,
  );
  const fixed = exam.fromInformationCanBeSubmitted ? fixedAnswers(definition, actor, target) : {};
  return {
    // Of one booth nothing is to be chosen anyway.
    form: withFixedSupplier(booths.length > 1 ? withFixedBooth(shown, definition) : shown, definition, actor),
    optionsLeft: [...optionsLeft],
    sensitive: asksSensitive(definition),
    booth:
      booth === null
        ? null
        : {
            id: booth.boothId,
            hall: booth.hall,
            number: booth.number,
            props: boothItems(definition).map(({ prop }) => prop),
          },
    booths,
    // A supplier begins with what its client handed in.
    answers:
      newest === null
        ? {
            ...(await readClientsList(services, actor, form, language)),
            ...(exam.fromInformationCanBeSubmitted ? supplierAnswers(definition, actor) : {}),
          }
        : { ...(await show(newest)), ...fixed },
    revision: exam.revision,
    status: exam.status,
    hasDraft: exam.hasDraft,
    draftSavedAt: exam.draftSavedAt,
    answersVersion: newest?.version ?? form.version,
    submitted: stored.draft === null || stored.taken === null ? null : await show(stored.taken),
    reason: exam.reason,
    comments: exam.comments,
    changeRequestedAt: exam.changeRequestedAt,
    fromInformationCanBeSubmitted: exam.fromInformationCanBeSubmitted,
    timelines: presentTimelines(form.window, window, now, exhibition.zone),
    context,
    receipt:
      // What was withdrawn is no longer handed in.
      stored.taken === null || exam.status === 'draft'
        ? null
        : presentReceipt(stored.taken, exhibition.zone, filledIn.has(stored.taken.revision)),
  };
}

/** State of a submission alone: of what was answered nothing is read. */
export async function readExamStatus(
  { database, now }: SubmissionServices,
  { actor, form, target }: FormCall,
): Promise<ReturnType<typeof presentExamStatus>> {
  const { submission } = target;
  const { exhibition, readOnly } = actor;
  const ids = submission === null ? [] : [submission.submissionId];
  const [drafts, steps] = await Promise.all([
    // Who only reads is told of no draft.
    readOnly ? new Map<string, Date>() : selectDraftTimes(database, exhibition, ids),
    submission === null ? [] : selectSteps(database, exhibition, submission.submissionId),
  ]);
  return presentExamStatus({
    submission,
    draftSavedAt: drafts.get(submission?.submissionId ?? '') ?? null,
    steps,
    window: windowFor(actor, form, now()),
    zone: exhibition.zone,
    readOnly,
    lost: isLost(actor, target),
  });
}
