import { normaliseAnswers, type Answers, type Language } from '@zhantai/engine';
import { v7 as uuid } from 'uuid';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Transaction } from '../../database/database.ts';
import type { Subject } from '../../files/index.ts';
import { presentForm, type PublishedForm, type Actor } from '../../forms/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { idNumbersIn } from '../answers/sealed/id-numbers.ts';
import { sealAnswers } from '../answers/sealed/seal-answers.ts';
import { plainLinks } from '../answers/signature-links.ts';
import { takeAnswers } from '../answers/take-answers.ts';
import type { SubmissionServices } from '../services.ts';
import { overwriteDraft } from '../store/drafts.ts';
import { insertSeals } from '../store/seals.ts';
import { lockSubmission } from '../store/submissions.ts';
import { findSoldOut } from '../writer/claim-options.ts';
import { beginSubmission } from './begin-submission.ts';
import { judgeAnswers } from './judge-answers.ts';
import { requireOpen } from './refuse-save.ts';

/** Answers that one gives and another is to hand in. */
export interface AnswersForAnother {
  /** Who gives them: files must be theirs. */
  readonly author: Actor;
  /** Whose submission it becomes. */
  readonly owner: Subject;
  readonly form: PublishedForm;
  readonly version: number;
  readonly answers: Answers;
  readonly language: Language;
}

/** What was judged, for whoever keeps more about it in the same transaction. */
export interface StoredAnswers {
  readonly submissionId: string;
  /** As they were taken, not sealed. */
  readonly answers: Answers;
  /** Blind indexes of the ID numbers in them. */
  readonly numbers: readonly Buffer[];
  readonly at: Date;
}

/**
 * Keeps complete answers as a draft of somebody else, who decides whether they are handed in. Nothing is claimed by
 * them: whether an ID number is registered already is not told to who gives them.
 * @param before runs first in the transaction, `also` last.
 * @throws Refusal FORM_CLOSED, FORM_CHANGED, TOO_MANY_SUBMISSIONS, and as {@link judgeAnswers}.
 */
export async function storeForAnother(
  services: SubmissionServices,
  { author, owner, form, version, answers: given, language }: AnswersForAnother,
  before: (transaction: Transaction) => Promise<void>,
  also: (transaction: Transaction, stored: StoredAnswers) => Promise<void>,
): Promise<StoredAnswers> {
  const { database, definitions, vault, now } = services;
  const { exhibition } = author;
  const { formId } = form;
  requireOpen(author, form, now());
  const newest = await definitions.load(database, exhibition, formId, form.version);
  if (version !== form.version) {
    throw new Refusal('FORM_CHANGED', {}, { form: presentForm(form, form.version, newest.detail, language) });
  }
  const definition = newest.in(language);
  const meant = normaliseAnswers(definition, takeAnswers(definition, given, language).answers);
  const plain = plainLinks(definition, meant);
  const answers = await judgeAnswers(
    services,
    { actor: author, form },
    definition,
    plain,
    {},
    language,
    (taken) => findSoldOut(database, { actor: author, form, answers: taken }, definition, null),
  );
  const numbers = idNumbersIn(vault, definition, answers).flatMap(({ indexes }) => indexes);
  return inTransaction(database, async (transaction) => {
    const at = now();
    await before(transaction);
    const submissionId = uuid();
    const fresh = { submissionId, formId, subject: owner, booth: null };
    const key = await beginSubmission(transaction, exhibition, fresh, at);
    await lockSubmission(transaction, exhibition, key);
    const sealed = sealAnswers(vault, exhibition, submissionId, definition, answers, []);
    await insertSeals(transaction, exhibition, sealed.seals);
    await overwriteDraft(transaction, exhibition, key, 0, {
      version,
      answers: sealed.answers,
      savedBy: null,
      savedAt: at,
    });
    const stored = { submissionId, answers, numbers, at };
    await also(transaction, stored);
    return stored;
  });
}
