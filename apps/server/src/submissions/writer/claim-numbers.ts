import type { Definition, Problem } from '@zhantai/engine';
import type { Database, Transaction } from '../../database/database.ts';
import { registersPeople } from '../../forms/index.ts';
import { idNumbersIn, takenProblems } from '../answers/sealed/id-numbers.ts';
import { replaceSeals, type SealedAnswers } from '../answers/sealed/seal-answers.ts';
import { refuseAnswers } from '../problems.ts';
import { claimSeals, lockNumbers, selectClaimed } from '../store/claims.ts';
import type { Save } from './save.ts';

/** ID numbers of a save that another submission registered, or that it names twice. */
export async function findTaken(
  database: Database,
  { services, actor, form, answers }: Pick<Save, 'services' | 'actor' | 'form' | 'answers'>,
  definition: Definition,
  submissionId: string | null,
): Promise<readonly Problem[]> {
  if (!registersPeople(form)) return [];
  const numbers = idNumbersIn(services.vault, definition, answers);
  const indexes = numbers.flatMap((number) => number.indexes);
  return takenProblems(numbers, await selectClaimed(database, actor.exhibition, indexes, submissionId));
}

/**
 * Registers the ID numbers of what is taken: of several submissions at the same moment one gets each.
 * @throws Refusal ANSWERS_REFUSED with what is registered already.
 */
export async function claimNumbers(
  transaction: Transaction,
  save: Save,
  definition: Definition,
  submissionId: string,
  { answers, seals }: SealedAnswers,
): Promise<void> {
  const { services, actor, form, language } = save;
  if (!registersPeople(form)) return;
  const numbers = idNumbersIn(services.vault, definition, save.answers);
  await lockNumbers(
    transaction,
    actor.exhibition,
    numbers.flatMap(({ indexes }) => indexes),
  );
  const taken = await findTaken(transaction, save, definition, submissionId);
  if (taken.length > 0) throw refuseAnswers(taken, language);
  const named: string[] = [];
  replaceSeals(answers, seals, ({ kind, sealId }) => {
    if (kind === 'id') named.push(sealId);
    return '';
  });
  // Nobody else waits for a number that was only tried.
  await claimSeals(transaction, actor.exhibition, submissionId, actor.exhibitor?.trial === true ? [] : named);
}
