import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { inScope } from '../../database/scoped/in-scope.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** Whether an exhibitor, or none, is not the one that staff try the forms with: that is in no list and no count. */
export function notTrial(scope: Scope, exhibitor: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`${exhibitor} is distinct from (
    select tried.exhibitor_id from exhibitor as tried where ${inScope(scope, 'tried')} and tried.trial
  )`;
}
