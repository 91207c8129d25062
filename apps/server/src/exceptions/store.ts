import type { Database } from '../database/database.ts';
import { scoped } from '../database/scoped/scoped.ts';
import type { Scope } from '../exhibitions/index.ts';
import type { ExceptionOf } from './find-exception.ts';

/** The number that an exhibitor has in place of the usual one; null: none. */
export async function selectException(
  database: Database,
  scope: Scope,
  exhibitorId: string,
  { kind, formId }: ExceptionOf,
): Promise<number | null> {
  const row = await scoped(database, scope)
    .selectFrom('exhibitor_exception')
    .select('value')
    .where('exhibitor_id', '=', exhibitorId)
    .where('kind', '=', kind)
    .where('form_id', '=', formId)
    .executeTakeFirst();
  return row?.value ?? null;
}
