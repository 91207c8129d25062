import { setImmediate } from 'node:timers/promises';
import { canonicalize } from 'json-canonicalize';
import { inTransaction } from '../../database/in-transaction.ts';
import { needsSeals } from '../answers/sealed/holds-sensitive.ts';
import { openAnswers, sealAnswers } from '../answers/sealed/seal-answers.ts';
import type { SubmissionServices } from '../services.ts';
import { insertSeals, selectSeals } from '../store/seals.ts';
import {
  findUnsealedDrafts,
  lockUnsealedDraft,
  markSealed,
  type UnsealedDraft,
} from '../store/unsealed-drafts.ts';

/** Names of drafts that are read at once; a draft itself may have megabytes. */
const AT_ONCE = 200;

type SealServices = Pick<SubmissionServices, 'database' | 'definitions' | 'vault'>;

/** What sealing old drafts came to. */
export interface SealedDrafts {
  readonly sealed: number;
  /** They stay as they are until their form or their data key is there again. */
  readonly failed: number;
  readonly error: unknown;
}

/**
 * Seals what drafts hold in clear that were saved before every shape of rows was sealed. Each in a transaction of its
 * own, and marked in it: broken off anywhere it goes on where it was, and of several processes one takes each.
 * @param isEnding whether the server is ending, which ends this too.
 */
export async function sealDrafts(services: SealServices, isEnding: () => boolean): Promise<SealedDrafts> {
  let after: UnsealedDraft | null = null;
  let [sealed, failed, error]: [number, number, unknown] = [0, 0, null];
  for (;;) {
    const found: readonly UnsealedDraft[] = await findUnsealedDrafts(services.database, after, AT_ONCE);
    for (const draft of found) {
      if (isEnding()) return { sealed, failed, error };
      try {
        if (await sealDraft(services, draft)) sealed += 1;
      } catch (thrown) {
        failed += 1;
        error = thrown;
      }
      // Others are answered in between.
      await setImmediate();
      after = draft;
    }
    if (found.length < AT_ONCE) return { sealed, failed, error };
  }
}

/** @returns whether it held anything to be sealed. */
async function sealDraft(
  { database, definitions, vault }: SealServices,
  draft: UnsealedDraft,
): Promise<boolean> {
  const { scope, submissionId } = draft;
  return inTransaction(database, async (transaction) => {
    const locked = await lockUnsealedDraft(transaction, draft);
    if (locked === null) return false;
    const version = await definitions.load(database, scope, locked.formId, locked.version);
    const definition = version.in('zh-Hans');
    if (!needsSeals(definition, locked.answers)) {
      await markSealed(transaction, draft, null);
      return false;
    }
    const known = await selectSeals(transaction, scope, [submissionId]);
    const opened = openAnswers(vault, scope, locked.answers, known);
    const { answers, seals } = sealAnswers(vault, scope, submissionId, definition, opened, known);
    await insertSeals(transaction, scope, seals);
    await markSealed(transaction, draft, answers);
    return canonicalize(answers) !== canonicalize(locked.answers);
  });
}
