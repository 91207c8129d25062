import type { Language } from '@zhantai/engine';
import { Refusal } from '../../platform/refusal.ts';
import { formatTime } from '../../exhibitions/index.ts';
import {
  inGrace,
  presentForm,
  type PublishedForm,
  type Actor,
  windowFor,
  withNotes,
} from '../../forms/index.ts';
import { readSavedAnswers, shownAnswers } from '../saved-answers.ts';
import type { SubmissionServices } from '../services.ts';
import { lockedBy } from '../status.ts';
import { selectOpening } from '../store/openings.ts';
import { selectPeople } from '../store/people.ts';
import type { Submission } from '../submission.ts';

/**
 * For saves: whoever had the form open at its deadline has five minutes more (wire.md §3).
 * @throws Refusal as {@link requireOpen}.
 */
export async function requireOpenOrGrace(
  { database, now }: SubmissionServices,
  actor: Actor,
  form: PublishedForm,
): Promise<void> {
  const { exhibition, subjectKey, user } = actor;
  const at = now();
  const window = windowFor(actor, form, at);
  if (inGrace(window, at)) {
    const opening = { formId: form.formId, subjectKey, accountId: user.accountId ?? '' };
    const openedAt = await selectOpening(database, exhibition, opening);
    if (openedAt !== null && window.lastAt !== null && openedAt <= window.lastAt) return;
  }
  requireOpen(actor, form, at);
}

/** @throws Refusal FORM_CLOSED outside the form's window for this actor. */
export function requireOpen(actor: Actor, form: PublishedForm, now: Date): void {
  const window = windowFor(actor, form, now);
  if (window.state === 'open') return;
  const { zone, profile } = actor.exhibition;
  const shown = (name: string, date: Date | null): Record<string, string> =>
    date === null ? {} : { [name]: formatTime(date, zone).slice(0, 16) };
  throw new Refusal(
    'FORM_CLOSED',
    window.state === 'closed'
      ? { ...shown('deadline', window.lastAt), contact: profile.contact.phone }
      : shown('opensAt', form.window.opensAt),
  );
}

/** What a save builds on. */
export interface SaveBase {
  readonly version: number;
  readonly revision: number;
}

/**
 * @throws Refusal UNDER_REVIEW or DECIDED while a review locks the submission, FORM_CHANGED with the newest form if the
 * save was made under another version, STALE_REVISION with who saved what when if it builds on an older revision.
 */
export async function requireCurrent(
  services: SubmissionServices,
  actor: Actor,
  form: PublishedForm,
  submission: Submission | null,
  base: SaveBase,
  language: Language,
): Promise<void> {
  const locked = submission === null ? null : lockedBy(submission.status);
  if (locked !== null) throw new Refusal(locked);
  if (base.version !== form.version) {
    const newest = await services.definitions.load(
      services.database,
      actor.exhibition,
      form.formId,
      form.version,
    );
    const shown = withNotes(presentForm(form, form.version, newest.detail, language), newest.notes);
    throw new Refusal('FORM_CHANGED', {}, { form: shown });
  }
  if (base.revision === (submission?.revision ?? 0)) return;
  throw await staleRevision(services, actor, submission, language);
}

async function staleRevision(
  services: SubmissionServices,
  actor: Actor,
  submission: Submission | null,
  language: Language,
): Promise<Refusal> {
  const { exhibition } = actor;
  const { draft, taken } = await readSavedAnswers(services, actor, submission);
  const newest = draft ?? taken;
  if (submission === null || newest === null) {
    // The draft it builds on was discarded.
    const savedAt = formatTime(submission?.updatedAt ?? services.now(), exhibition.zone);
    return new Refusal(
      'STALE_REVISION',
      { savedAt },
      {
        revision: submission?.revision ?? 0,
        savedBy: '',
        savedAt,
        draft: true,
        answers: {},
      },
    );
  }
  const people = await selectPeople(
    services.database,
    exhibition.tenantId,
    newest.savedBy === null ? [] : [newest.savedBy],
  );
  const savedBy = people.get(newest.savedBy ?? '')?.name ?? '';
  const savedAt = formatTime(newest.savedAt, exhibition.zone);
  return new Refusal(
    'STALE_REVISION',
    { savedBy, savedAt: savedAt.slice(5, 16) },
    {
      revision: submission.revision,
      savedBy,
      savedAt,
      draft: draft !== null,
      answers: await shownAnswers(services, actor, submission, newest, language),
    },
  );
}
