import type { Answers, Definition } from '@zhantai/engine';
import {
  findTarget,
  idNumbersIn,
  openedAnswers,
  readSavedAnswers,
  type SubmissionTarget,
  type SubmissionServices,
} from '../../submissions/index.ts';
import type { PublishedForm, Actor } from '../../forms/index.ts';
import type { BlindIndexes } from '../../platform/vault.ts';
import { findOfNumber } from '../store/of-number.ts';

/** Somebody on the list, with what is known of them now: the draft if there is a newer one. */
export interface ListedPerson {
  readonly target: SubmissionTarget;
  readonly answers: Answers;
}

/** Who of a list has an ID number now; null for nobody. @param indexes of the number. */
export async function findListed(
  services: SubmissionServices,
  { actor, form }: { readonly actor: Actor; readonly form: PublishedForm },
  definition: Definition,
  indexes: BlindIndexes,
): Promise<ListedPerson | null> {
  const { database, vault } = services;
  const { exhibition, subjectKey } = actor;
  const place = { subjectKey, formId: form.formId };
  for (const id of await findOfNumber(database, exhibition, place, indexes)) {
    const target = await findTarget(database, actor, form, id);
    const { draft, taken } = await readSavedAnswers(services, actor, target.submission);
    const newest = draft ?? taken;
    if (newest === null) continue;
    const answers = await openedAnswers(services, actor, id, newest.answers);
    const has = idNumbersIn(vault, definition, answers).some((number) =>
      number.indexes[0].equals(indexes[0]),
    );
    if (has) return { target, answers };
  }
  return null;
}
