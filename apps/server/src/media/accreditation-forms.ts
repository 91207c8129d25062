import type { Database } from '../database/database.ts';
import { appliesTo, findForms, type PublishedForm, type Actor } from '../forms/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { findTarget, type FormCall } from '../submissions/index.ts';

/** Page keys of the forms in the order of the steps (pages.md). */
const steps = ['mediaRegister', 'mediaPerfect', 'mediaSubmit'] as const;

/**
 * The forms of the accreditation that apply to somebody, in order, each with their submission.
 * @throws Refusal NOT_FOUND where the exhibition has none.
 */
export async function findAccreditationForms(database: Database, actor: Actor): Promise<readonly FormCall[]> {
  const forms = await findForms(database, actor.exhibition);
  const wanted = steps.flatMap((step): readonly PublishedForm[] =>
    forms.filter(({ pageKey, audience }) => pageKey === step && appliesTo(audience, actor.viewer)),
  );
  if (wanted.length === 0) throw new Refusal('NOT_FOUND');
  return Promise.all(
    wanted.map(async (form) => ({
      actor,
      form,
      target: await findTarget(database, actor, form, undefined),
    })),
  );
}
