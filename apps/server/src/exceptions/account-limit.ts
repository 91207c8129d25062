import { limits } from '@zhantai/contract';
import type { Database } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import { findException } from './find-exception.ts';

/** How many accounts may act for an exhibitor. */
export async function accountLimit(database: Database, scope: Scope, exhibitorId: string): Promise<number> {
  const exception = await findException(database, scope, exhibitorId, { kind: 'accounts', formId: '' });
  return exception ?? limits.exhibitorAccounts;
}
