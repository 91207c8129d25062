import type { OpenedForm } from '../../forms/index.ts';
import type { SubmissionServices } from '../services.ts';
import { keepOpening } from '../store/openings.ts';

/** Remembers that somebody has a form open: begun before the deadline it is taken within the grace (wire.md §3). */
export function noteOpening(
  { database }: Pick<SubmissionServices, 'database'>,
  { actor, form }: OpenedForm,
  at: Date,
): Promise<void> {
  const { exhibition, subjectKey, user } = actor;
  const opening = { formId: form.formId, subjectKey, accountId: user.accountId ?? '' };
  return keepOpening(database, exhibition, opening, at);
}
