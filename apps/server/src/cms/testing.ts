// What tests of other features, and the tool that makes the demo, use of articles.
import type { Transaction } from '../database/database.ts';
import { scoped } from '../database/scoped/scoped.ts';
import type { Scope } from '../exhibitions/index.ts';
export { putVersion } from './store.ts';

/** Makes an article the letter of a form, or none. */
export async function setLetter(
  transaction: Transaction,
  scope: Scope,
  formId: string,
  articleId: string | null,
): Promise<void> {
  await scoped(transaction, scope)
    .updateTable('form')
    .set({ article_id: articleId })
    .where('form_id', '=', formId)
    .execute();
}
