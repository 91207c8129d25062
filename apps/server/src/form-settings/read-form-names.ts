import type { Database } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import { findFormNames, type FormName } from './store/settings.ts';

/** A form by what other forms may meet of it. */
export type NamedForm = FormName;

/** What the forms of an exhibition are called, and which one each waits for; those put away, too. */
export function readFormNames(database: Database, scope: Scope): Promise<readonly NamedForm[]> {
  return findFormNames(database, scope);
}
