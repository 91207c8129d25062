import type { Database } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** Where a stand is built. */
export interface Stand {
  readonly hall: string;
  readonly number: string;
}

/** Booths that are no ready-made ones and have somebody on them, by hall and number. */
export async function findStands(database: Database, scope: Scope): Promise<readonly Stand[]> {
  return scoped(database, scope)
    .selectFrom('booth')
    .select(['hall', 'number'])
    .where('type', '!=', 'std')
    .where('exhibitor_id', 'is not', null)
    .orderBy('hall')
    .orderBy('number')
    .execute();
}
