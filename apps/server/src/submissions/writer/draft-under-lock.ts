import type { Answers, Definition } from '@zhantai/engine';
import { recordAudit } from '../../audit/index.ts';
import type { Transaction } from '../../database/database.ts';
import { isActedFor, type Author } from '../../forms/index.ts';
import { auditActorOf } from '../audit-actor-of.ts';
import { needsSeals } from '../answers/sealed/holds-sensitive.ts';
import { overwriteDraft, type DraftSave, type DraftSaved } from '../store/drafts.ts';
import { deleteLooseSeals } from '../store/seals.ts';
import { lockTarget, sealSave } from './lock-target.ts';
import type { Save } from './save.ts';

/** Whose draft it is: that of the member of staff, where one acts for an exhibitor. */
export function savedByOf({ accountId, actingAccountId = null }: Author): string | null {
  return actingAccountId ?? accountId;
}

/** A draft as it is stored. */
export function draftOf({ services, actor, form }: Save, answers: Answers): DraftSave {
  return { version: form.version, answers, savedBy: savedByOf(actor.user), savedAt: services.now() };
}

/**
 * The first save of a submission, every one with sensitive answers, and every one of staff who act for an exhibitor.
 * @throws Refusal as {@link lockTarget}.
 */
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
  if (isActedFor(actor.user)) await auditActedDraft(transaction, save, saved);
  return saved;
}

/** Drafts of an exhibitor's own are not audited (wire.md §3); what staff write for it is. */
async function auditActedDraft(
  transaction: Transaction,
  { actor, form, origin }: Save,
  { submissionId, revision }: DraftSaved,
): Promise<void> {
  const { user, exhibition } = actor;
  const { tenantId, exhibitionId } = exhibition;
  await recordAudit(transaction, {
    tenantId,
    exhibitionId,
    actor: auditActorOf(user),
    action: 'submission.act-draft',
    thing: { kind: 'submission', id: submissionId },
    detail: { formId: form.formId, revision, accountId: user.accountId },
    origin,
  });
}
