import { traitsOf, type Answers, type Definition, type Problem } from '@zhantai/engine';
import type { SubmitAnswer } from '@zhantai/contract';
import { keepTransportChoice } from '../../booths/index.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { dayIn, formatTime } from '../../exhibitions/index.ts';
import { registersPeople } from '../../forms/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { fixedAnswers } from '../answers/fixed-answers.ts';
import { chosenSuppliers } from '../answers/chosen-suppliers.ts';
import { receiptPrefix, sealTaken } from '../answers/receipt.ts';
import { hasSensitive } from '../answers/holds-sensitive.ts';
import type { SealedAnswers } from '../answers/seal-answers.ts';
import { openedAnswers } from '../held-answers.ts';
import { keepSubmission } from '../store/keep-submission.ts';
import { selectRevision } from '../store/revisions.ts';
import { deleteLooseSeals } from '../store/seals.ts';
import type { Revision, Submission } from '../submission.ts';
import { actorOf } from './actor-of.ts';
import { askTaken } from './ask-taken.ts';
import { claimNumbers } from './claim-numbers.ts';
import { claimOptions, findSoldOut } from './claim-options.ts';
import { findRepeatedSubmission } from './find-repeated.ts';
import { judgeAnswers } from './judge-answers.ts';
import { lockTarget, sealSave } from './lock-target.ts';
import { requireCurrent } from './refuse-save.ts';
import { registerPerson } from './register-person.ts';
import type { Save } from './save.ts';

/**
 * Takes a submission: judged by the engine, kept for ever with a receipt, waiting for review where the form needs one.
 * @throws Refusal as {@link requireCurrent} and {@link judgeAnswers}.
 */
export async function submitAnswers(save: Save, definition: Definition): Promise<SubmitAnswer> {
  const { services, visitor, form, target, base, language } = save;
  const repeated = await findRepeatedSubmission(save, definition);
  if (repeated !== null) return repeated;
  await requireCurrent(services, visitor, form, target.submission, base, language);
  const stored = holdsBack(definition)
    ? { ...(await storedAnswers(save)), ...fixedAnswers(definition, visitor, target) }
    : {};
  const judged: Save = {
    ...save,
    answers: await judgeAnswers(services, save, definition, save.answers, stored, language, (answers) =>
      findGone({ ...save, answers }, definition),
    ),
  };
  const { before, revision, status } = await keep(judged, definition);
  const submission = {
    ...before,
    status,
    revision: revision.revision,
    submittedRevision: revision.revision,
    round: revision.round,
    submittedAt: revision.savedAt,
    decidedAt: null,
    updatedAt: revision.savedAt,
  };
  if (form.submissions === 'one' && !hasMore(save, definition))
    services.recent.keep(visitor.exhibition, submission);
  const time = formatTime(revision.savedAt, visitor.exhibition.zone);
  return {
    id: before.submissionId,
    revision: revision.revision,
    status,
    savedAt: time,
    receipt: { number: revision.receiptNumber, time, hash: revision.receiptHash },
  };
}

/** What others have already; asked again under locks when it is kept. */
async function findGone(save: Save, definition: Definition): Promise<readonly Problem[]> {
  const { database } = save.services;
  const submissionId = save.target.submission?.submissionId ?? null;
  const soldOut = await findSoldOut(database, save, definition, submissionId);
  // Whether a number is registered is told with nothing else wrong, so that nobody asks without handing it in.
  return soldOut.length > 0 ? soldOut : askTaken(save, definition, submissionId);
}

/** Whether a client may not set all of it: then what it submitted before counts. */
function holdsBack({ items }: Definition): boolean {
  return items.some(
    (item) => item.readonly || item.disabled || item.columns.length > 0 || traitsOf(item).unknown === true,
  );
}

/** The answers submitted before. */
async function storedAnswers({ services, visitor, target: { submission } }: Save): Promise<Answers> {
  if (submission === null || submission.submittedRevision === null) return {};
  const { submissionId, submittedRevision } = submission;
  const { database } = services;
  const taken = await selectRevision(database, visitor.exhibition, submissionId, submittedRevision);
  return taken === null ? {} : openedAnswers(services, visitor, submissionId, taken.answers);
}

interface Kept {
  readonly before: Submission;
  readonly status: 'wait' | 'submitted';
  readonly revision: Revision;
}

/** Keeps what was judged: most forms ask for nothing beside it, and then one statement does it without a transaction. */
async function keep(save: Save, definition: Definition): Promise<Kept> {
  const { services, target, answers } = save;
  const { database } = services;
  const alone =
    target.submission === null || hasMore(save, definition)
      ? null
      : await keepAnswers(database, save, target.submission, { answers, seals: [] });
  if (alone !== null) return alone;
  // Somebody was faster, or more is to be asked: looked at again, and under a lock.
  if (target.recent === true) throw new Refusal('STALE_REVISION');
  return inTransaction(database, (transaction) => keepWithMore(transaction, save, definition));
}

/** Whether more than the submission itself is to be kept or asked. */
function hasMore({ services, form, beside }: Save, definition: Definition): boolean {
  return (
    beside !== null ||
    hasSensitive(definition) ||
    registersPeople(form) ||
    form.transportChoice ||
    form.optionQuotas.length > 0 ||
    services.hooks.some((consequence) => consequence.concerns(form))
  );
}

async function keepWithMore(transaction: Transaction, save: Save, definition: Definition): Promise<Kept> {
  const { visitor, beside } = save;
  const submission = await lockTarget(transaction, save);
  const { submissionId } = submission;
  const sealed = await sealSave(transaction, save, definition, submissionId);
  await claimNumbers(transaction, save, definition, submissionId, sealed);
  await claimOptions(transaction, save, definition, submissionId);
  await registerPerson(transaction, save, definition, submission, save.services.now());
  const kept = await keepAnswers(transaction, save, submission, sealed);
  if (kept === null) throw new Error(`Submission ${submissionId} changed under its lock.`);
  const { revision, savedAt } = kept.revision;
  await keepChoice(transaction, save, definition, savedAt);
  await beside?.(transaction, { submissionId, revision, definition, answers: save.answers });
  await follow(transaction, save, definition, submission, savedAt);
  if (hasSensitive(definition)) await deleteLooseSeals(transaction, visitor.exhibition, submissionId);
  return kept;
}

/** What later features do with it, one after the other. */
async function follow(
  transaction: Transaction,
  { services, visitor, form, answers, origin, language }: Save,
  definition: Definition,
  submission: Submission,
  at: Date,
): Promise<void> {
  const taken = { visitor, form, definition, answers, submission, at, origin, language };
  for (const consequence of services.hooks) {
    if (!consequence.concerns(form)) continue;
    // One connection, one statement at a time.
    await consequence.taken(transaction, taken);
  }
}

/** Who may act for the exhibitor from now on, where the form decides that. */
async function keepChoice(
  transaction: Transaction,
  { visitor, form, answers }: Save,
  definition: Definition,
  at: Date,
): Promise<void> {
  const { exhibition, subject } = visitor;
  if (!form.transportChoice || subject.kind !== 'exhibitor') return;
  const { exhibitorId } = subject;
  const accountIds = chosenSuppliers(definition, answers);
  await keepTransportChoice(transaction, exhibition, { exhibitorId, formId: form.formId, accountIds }, at);
}

/** Null where the submission is not any more as it was `before`. */
async function keepAnswers(
  database: Database,
  { services, visitor, form, origin }: Save,
  before: Submission,
  { answers, seals }: SealedAnswers,
): Promise<Kept | null> {
  const { exhibition, user } = visitor;
  const { formId, version, formCode } = form;
  const { submissionId } = before;
  const status = form.review ? 'wait' : 'submitted';
  const savedAt = services.now();
  const revision = before.revision + 1;
  const { text, receiptHash } = sealTaken({ formId, version, revision, answers, seals });
  const round = before.round + 1;
  const taken = { revision, version, round, answers, savedBy: user.accountId, savedAt, receiptHash };
  const receiptNumber = await keepSubmission(database, exhibition, {
    before,
    status,
    revision: { ...taken, answers: text, address: origin.address },
    receiptPrefix: receiptPrefix(formCode, dayIn(savedAt, exhibition.zone)),
    audit: {
      tenantId: exhibition.tenantId,
      exhibitionId: exhibition.exhibitionId,
      actor: actorOf(user),
      action: 'submission.submit',
      thing: { kind: 'submission', id: submissionId },
      detail: { formId, version, revision, status },
      origin,
    },
  });
  if (receiptNumber === null) return null;
  return { before, status, revision: { ...taken, receiptNumber } };
}
