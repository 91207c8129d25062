import type { ExceptionKind } from '@zhantai/contract';
import type { Database } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import { selectException } from './store.ts';

/** Of what an exhibitor may have another number. */
export interface ExceptionOf {
  readonly kind: ExceptionKind;
  /** Whose passes; empty for the other kinds. */
  readonly formId: string;
}

/** How many an exhibitor may have in place of the usual number; null: as all the others. */
export function findException(
  database: Database,
  scope: Scope,
  exhibitorId: string,
  of: ExceptionOf,
): Promise<number | null> {
  return selectException(database, scope, exhibitorId, of);
}
