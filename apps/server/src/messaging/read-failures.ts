import type { Database } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import { countFailed } from './store.ts';

/** How many messages wait for somebody to look why they could not be sent. */
export async function readFailures(database: Database, scope: Scope): Promise<number> {
  return countFailed(database, scope);
}
