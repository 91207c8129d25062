import type { Answers, Definition } from '@zhantai/engine';
import type { Transaction } from '../../database/database.ts';
import { needsSeals } from '../answers/sealed/holds-sensitive.ts';
import { overwriteDraft, type DraftSave, type DraftSaved } from '../store/drafts.ts';
import { deleteLooseSeals } from '../store/seals.ts';
import { lockTarget, sealSave } from './lock-target.ts';
import type { Save } from './save.ts';

/** A draft as it is stored. */
export function draftOf({ services, actor, form }: Save, answers: Answers): DraftSave {
  return { version: form.version, answers, savedBy: actor.user.accountId, savedAt: services.now() };
}

/** The first save of a submission, and every one with sensitive answers. @throws Refusal as {@link lockTarget}. */
export async function saveDraftUnderLock(
  transaction: Transaction,
  save: Save,
  definition: Definition,
): Promise<DraftSaved> {
  const { actor, form, target, base } = save;
  const { exhibition } = actor;
  const { submissionId, ordinal } = await lockTarget(transaction, save);
  const { answers } = await sealSave(transaction, save, definition, submissionId);
  const key = { ...target.key, ordinal };
  const saved = await overwriteDraft(transaction, exhibition, key, base.revision, draftOf(save, answers));
  if (saved === null) throw new Error(`A locked submission of ${form.formId} could not be written.`);
  if (needsSeals(definition, save.answers)) await deleteLooseSeals(transaction, exhibition, submissionId);
  return saved;
}
