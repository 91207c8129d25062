import { limits } from '@zhantai/contract';
import type { Database } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import { requireRate } from './require-rate.ts';
import { uncountCall } from './store.ts';

const call = 'existence';

/**
 * Counts a question whether a value exists that somebody may not see, whichever call asks it: nobody learns by trying
 * who comes to the exhibition. Asked before it is looked up, so that also the refusal tells nothing.
 * @param keys of whoever asks; each is bounded.
 * @throws Refusal TOO_MANY_REQUESTS.
 */
export async function requireExistence(
  database: Database,
  scope: Scope,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  for (const key of keys) {
    await requireRate(database, scope, { key, call }, limits.existenceAnswers, now);
  }
}

/** Takes a question back that told nothing: the value was free, and is its asker's from now on. */
export async function uncountExistence(
  database: Database,
  scope: Scope,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) {
    await uncountCall(database, scope, { key, call });
  }
}

/** Counts a value that somebody registers: who registers and gives up again and again tries values, too. */
export async function requireRegistering(
  database: Database,
  scope: Scope,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  for (const key of keys) {
    await requireRate(database, scope, { key, call: 'registering' }, limits.registeredNumbers, now);
  }
}
