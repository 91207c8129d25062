// What tests, and the tool that makes the demo, use of forms.
import type { DefinitionProblem } from '@zhantai/engine';
import { inTransaction } from '../database/in-transaction.ts';
import type { Database } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import { definitionProblems } from './definition-problems.ts';
import { insertVersion, lockNewestVersion } from './store.ts';

/** What became of publishing: the new version, or what is wrong with the definition. */
export type Published =
  | { readonly version: number; readonly problems: readonly [] }
  | { readonly version: null; readonly problems: readonly DefinitionProblem[] };

/**
 * Makes a definition the newest version of a form, for ever; earlier versions stay what they are.
 * @param by account that publishes, null for the installation itself.
 * @throws if there is no such form.
 */
export async function publishVersion(
  database: Database,
  scope: Scope,
  formId: string,
  definition: unknown,
  by: string | null,
): Promise<Published> {
  const problems = await definitionProblems(definition);
  if (problems.length > 0) return { version: null, problems };
  const version = await inTransaction(database, async (transaction) => {
    const newest = await lockNewestVersion(transaction, scope, formId);
    if (newest === null) throw new Error(`There is no form ${formId} to publish.`);
    await insertVersion(transaction, scope, { formId, version: newest + 1, definition, by });
    return newest + 1;
  });
  return { version, problems: [] };
}
