import { isHandedIn, type FormEntry, type SubmissionStatus, type TagForms } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import type { AllottedBooth } from '../booths/index.ts';
import { dayIn, daysBetween, formatTimeOrNull, localText } from '../exhibitions/index.ts';
import {
  boothsOfForm,
  findForms,
  isFor,
  isReached,
  presentExpired,
  type PublishedForm,
  type Actor,
  windowFor,
} from '../forms/index.ts';
import { asksSensitive } from './answers/sealed/asks-sensitive.ts';
import { stateOfBooths, type BoothCount } from './booths/state-of-booths.ts';
import type { SubmissionServices } from './services.ts';
import { isOwedAnew, statusOf } from './status.ts';
import { selectDraftTimes } from './store/drafts.ts';
import { selectReasons } from './store/reviews.ts';
import { selectSubmissionsOf } from './store/submissions.ts';
import type { Submission } from './submission.ts';

/** A form that applies to an actor, with their last submission of it. */
export interface ActorForm {
  readonly form: PublishedForm;
  readonly submission: Submission | null;
  readonly draftSavedAt: Date | null;
  /** Why it was last returned. */
  readonly reason: string | null;
  readonly status: SubmissionStatus;
  /** For how many of the booths that it is asked for it was handed in; null unless there are several. */
  readonly booths: BoothCount | null;
}

/**
 * Every form that applies to the actor, in their order; one that nobody owes only from its opening on, for
 * before there is nothing to do about it.
 */
export async function findFormsOfActor(
  { database, now }: SubmissionServices,
  actor: Actor,
): Promise<readonly ActorForm[]> {
  const { exhibition, subjectKey, readOnly } = actor;
  const [forms, all] = await Promise.all([
    findForms(database, exhibition),
    selectSubmissionsOf(database, exhibition, subjectKey),
  ]);
  // Who may only read sees nothing of what was not handed in.
  const submissions = readOnly ? all.filter(({ status }) => status !== 'draft') : all;
  const ids = submissions.map((submission) => submission.submissionId);
  const [drafts, reasons] = await Promise.all([
    readOnly ? new Map<string, Date>() : selectDraftTimes(database, exhibition, ids),
    selectReasons(database, exhibition, ids),
  ]);
  const states = submissions.map((submission) => {
    const draftSavedAt = drafts.get(submission.submissionId) ?? null;
    const reason = reasons.get(submission.submissionId) ?? null;
    return { submission, draftSavedAt, reason, status: statusOf(submission, draftSavedAt !== null) };
  });
  const moment = now();
  const begun = states.map(({ submission, status }) => ({
    formId: submission.formId,
    // What is owed anew was handed in all the same: what comes after it stays.
    status: isOwedAnew(submission) ? submission.status : status,
  }));
  return forms
    .filter((form) => isFor(form, actor) && isShown(form, moment) && isReached(form, begun))
    .map((form) => {
      const own = states.filter(({ submission }) => submission.formId === form.formId);
      const required = boothsOfForm(form, actor);
      // Who gave it for a booth that was theirs once finds that beside the others, too.
      const strayed =
        required.length > 0 && own.some((one) => one.status !== 'none' && isStray(one, required));
      if (required.length > 1 || strayed) return { form, ...stateOfBooths(required, own) };
      // Of a form with many submissions the last one that was begun speaks: they come in order.
      const last = own.findLast(({ status }) => status !== 'none');
      return { form, ...(last ?? blank), booths: null };
    });
}

function isStray(
  { submission: { booth } }: { readonly submission: Submission },
  required: readonly AllottedBooth[],
): boolean {
  return booth !== null && !required.some(({ boothId }) => boothId === booth.boothId);
}

const blank = { submission: null, draftSavedAt: null, reason: null, status: 'none' } as const;

function isShown({ required, window: { opensAt } }: PublishedForm, now: Date): boolean {
  return required || opensAt === null || opensAt <= now;
}

/** Forms by group letter, groups named as the exhibition names them. */
export async function presentGroups(
  { definitions, database }: SubmissionServices,
  actor: Actor,
  forms: readonly ActorForm[],
  language: Language,
  now: Date,
): Promise<TagForms[]> {
  const { groups } = actor.exhibition.profile;
  const byGroup = new Map<string, FormEntry[]>();
  for (const listed of forms) {
    const { formGroup } = listed.form;
    const list = byGroup.get(formGroup) ?? [];
    const { formId, version } = listed.form;
    // Few forms, and kept after the first time.
    const published = await definitions.load(database, actor.exhibition, formId, version);
    const sensitive = asksSensitive(published.in(language));
    list.push({ ...presentListed(actor, listed, language, now), sensitive });
    byGroup.set(formGroup, list);
  }
  return [...byGroup].map(([tag, entries]) => ({
    tag,
    title: localText(groups[tag] ?? {}, language) || tag,
    forms: entries,
  }));
}

/** How many forms that are owed are handed in. */
export function progressOf(forms: readonly ActorForm[]): { readonly done: number; readonly total: number } {
  const owed = forms.filter((listed) => listed.form.required);
  const done = owed.filter(({ status }) => isHandedIn(status));
  return { done: done.length, total: owed.length };
}

function presentListed(
  actor: Actor,
  listed: ActorForm,
  language: Language,
  now: Date,
): Omit<FormEntry, 'sensitive'> {
  const { form, submission, draftSavedAt, status } = listed;
  const { zone } = actor.exhibition;
  const window = windowFor(actor, form, now);
  // Who was granted a later end has that one, and a late price after it only where that is later still.
  const endAt = window.extendedTo ?? form.window.endAt;
  const late = form.window.lateEndAt;
  const lateEndAt = late !== null && endAt !== null && late <= endAt ? null : late;
  return {
    formId: form.formId,
    formType: form.formType,
    pageKey: form.pageKey,
    formCode: form.formCode,
    title: localText(form.title, language),
    purpose: localText(form.purpose, language),
    status,
    hasDraft: draftSavedAt !== null,
    startTime: formatTimeOrNull(form.window.opensAt, zone),
    endTime: formatTimeOrNull(endAt, zone),
    lateEndTime: formatTimeOrNull(lateEndAt, zone),
    daysLeft: endAt === null ? null : daysBetween(dayIn(now, zone), dayIn(endAt, zone)),
    expired: presentExpired(window),
    required: form.required,
    review: form.review,
    many: form.submissions === 'many',
    booths: listed.booths,
    reason: status === 'fail' ? listed.reason : null,
    updatedAt: status === 'none' ? null : formatTimeOrNull(submission?.updatedAt ?? null, zone),
  };
}
