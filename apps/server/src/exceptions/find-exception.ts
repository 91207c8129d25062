import type { ExceptionKind } from '@zhantai/contract';
import type { Database } from '../database/database.ts';
import { scoped } from '../database/scoped/scoped.ts';
import type { Scope } from '../exhibitions/index.ts';

/** Of what an exhibitor may have another number. */
export interface ExceptionOf {
  readonly kind: ExceptionKind;
  /** Whose passes; empty for the other kinds. */
  readonly formId: string;
}

/** How many an exhibitor may have in place of the usual number; null: as all the others. */
export async function findException(
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
