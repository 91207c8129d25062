import type { Definition } from '@zhantai/engine';
import { keepTransportChoice } from '../../booths/index.ts';
import type { Transaction } from '../../database/database.ts';
import { registersPeople } from '../../forms/index.ts';
import { chosenSuppliers } from '../answers/chosen-suppliers.ts';
import { hasSensitive } from '../answers/sealed/holds-sensitive.ts';
import { deleteLooseSeals } from '../store/seals.ts';
import type { Submission } from '../submission.ts';
import { claimNumbers } from './claim-numbers.ts';
import { claimOptions } from './claim-options.ts';
import { keepAnswers, type KeepOne, type Kept } from './keep-answers.ts';
import { lockTarget, sealSave } from './lock-target.ts';
import { registerPerson } from './register-person.ts';
import type { Save } from './save.ts';

/** Whether more than the submission itself is to be kept or asked. */
export function hasMore({ services, form, duringSave }: Save, definition: Definition): boolean {
  return (
    duringSave !== null ||
    hasSensitive(definition) ||
    registersPeople(form) ||
    form.transportChoice ||
    form.optionQuotas.length > 0 ||
    services.hooks.some((hook) => hook.concerns(form))
  );
}

/**
 * Keeps a submission with everything that goes with it, nobody else's until the transaction ends.
 * @throws Refusal as {@link lockTarget}, {@link claimNumbers}, {@link claimOptions}, {@link registerPerson} and the hooks.
 */
export async function keepUnderLock(
  transaction: Transaction,
  keep: KeepOne,
  save: Save,
  definition: Definition,
): Promise<Kept> {
  const { actor, duringSave } = save;
  const submission = await lockTarget(transaction, save);
  const { submissionId } = submission;
  const sealed = await sealSave(transaction, save, definition, submissionId);
  await claimNumbers(transaction, save, definition, submissionId, sealed);
  await claimOptions(transaction, save, definition, submissionId);
  await registerPerson(transaction, save, definition, submission, save.services.now());
  const kept = await keepAnswers(keep, save, submission, sealed);
  if (kept === null) throw new Error(`Submission ${submissionId} changed under its lock.`);
  const { revision, savedAt } = kept.revision;
  await keepChoice(transaction, save, definition, savedAt);
  await duringSave?.(transaction, { submissionId, revision, definition, answers: save.answers });
  await runHooks(transaction, save, definition, submission, savedAt);
  if (hasSensitive(definition)) await deleteLooseSeals(transaction, actor.exhibition, submissionId);
  return kept;
}

/** What later features do with it, one after the other. */
async function runHooks(
  transaction: Transaction,
  { services, actor, form, answers, origin, language }: Save,
  definition: Definition,
  submission: Submission,
  at: Date,
): Promise<void> {
  const taken = { actor, form, definition, answers, submission, at, origin, language };
  for (const hook of services.hooks) {
    if (!hook.concerns(form)) continue;
    // One connection, one statement at a time.
    await hook.taken(transaction, taken);
  }
}

/** Who may act for the exhibitor from now on, where the form decides that. */
async function keepChoice(
  transaction: Transaction,
  { actor, form, answers }: Save,
  definition: Definition,
  at: Date,
): Promise<void> {
  const { exhibition, subject } = actor;
  if (!form.transportChoice || subject.kind !== 'exhibitor') return;
  const { exhibitorId } = subject;
  const accountIds = chosenSuppliers(definition, answers);
  await keepTransportChoice(transaction, exhibition, { exhibitorId, formId: form.formId, accountIds }, at);
}
