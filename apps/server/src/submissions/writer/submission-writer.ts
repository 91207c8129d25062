import type { Definition } from '@zhantai/engine';
import { inBatches } from '../../database/batch.ts';
import { connectionsOf } from '../../database/create-database.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { isActedFor } from '../../forms/index.ts';
import { needsSeals } from '../answers/sealed/holds-sensitive.ts';
import { overwriteDraft, type DraftSaved } from '../store/drafts.ts';
import { keepSubmissions, mostKept } from '../store/keep-submissions.ts';
import { draftOf, saveDraftUnderLock } from './draft-under-lock.ts';
import { keepAnswers, type KeepOne, type Kept } from './keep-answers.ts';
import { hasMore, keepUnderLock } from './keep-under-lock.ts';
import type { Save } from './save.ts';

/**
 * Writes submissions. What is fast for a measured reason stands behind it: a save that asks for nothing beside it is one
 * statement without a transaction, and those that come at the same moment share one (docs/decisions, 14).
 */
export interface SubmissionWriter {
  /**
   * Keeps judged answers for ever, all that goes with them or nothing.
   * @throws Refusal where the submission changed since, or what it takes is gone.
   */
  submit(save: Save, definition: Definition): Promise<Kept>;
  /** Overwrites the draft. @throws Refusal where the submission changed since. */
  saveDraft(save: Save, definition: Definition): Promise<DraftSaved>;
}

const writers = new WeakMap<Database, SubmissionWriter>();

/** The one writer over a database. */
export function writerOf(database: Database): SubmissionWriter {
  const known = writers.get(database);
  if (known !== undefined) return known;
  const made = createSubmissionWriter(database);
  writers.set(database, made);
  return made;
}

function createSubmissionWriter(database: Database): SubmissionWriter {
  const batch = inBatches(
    (all: Parameters<typeof keepSubmissions>[1]) => keepSubmissions(database, all),
    mostKept,
  );
  // A transaction has one connection, so nobody else comes meanwhile.
  const keep: KeepOne = connectionsOf(database) === null ? keepIn(database) : batch;
  return {
    async submit(save, definition) {
      const { submission } = save.target;
      const kept =
        submission === null || hasMore(save, definition)
          ? null
          : await keepAnswers(keep, save, submission, { answers: save.answers, seals: [] });
      if (kept !== null) return kept;
      // It is the first, more is to be kept, or somebody was faster: looked at again under a lock.
      return inTransaction(database, (transaction) =>
        keepUnderLock(transaction, keepIn(transaction), save, definition),
      );
    },
    async saveDraft(save, definition) {
      const { actor, target, base, answers } = save;
      const saved =
        target.submission === null || isActedFor(actor.user) || needsSeals(definition, answers)
          ? null
          : await overwriteDraft(
              database,
              actor.exhibition,
              target.key,
              base.revision,
              draftOf(save, answers),
            );
      if (saved !== null) return saved;
      return inTransaction(database, (transaction) => saveDraftUnderLock(transaction, save, definition));
    },
  };
}

function keepIn(database: Database): KeepOne {
  return async (one) => (await keepSubmissions(database, [one])).get(one) ?? null;
}
