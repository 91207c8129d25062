import { sql } from 'kysely';
import { type Limits, notTrial, standsWithin } from '../../booths/index.ts';
import type { Database } from '../../database/database.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { inHalls } from './in-halls.ts';

interface Places {
  readonly exhibitors: number;
  readonly booths: number;
}

/** How many exhibitors and booths there are within the halls of who asks. */
export async function countPlaces(
  database: Database,
  { tenantId, exhibitionId }: Scope,
  limits: Pick<Limits, 'halls'>,
): Promise<Places> {
  const scope = { tenantId, exhibitionId };
  const { rows } = await sql<Places>`
    select
      (select count(*)::int from exhibitor where ${inScope(scope, 'exhibitor')}
        and ${standsWithin(scope, limits, sql.ref('exhibitor.exhibitor_id'))}) as exhibitors,
      (select count(*)::int from booth where ${inScope(scope, 'booth')} and ${inHalls(limits)}
        and ${notTrial(scope, sql.ref('booth.exhibitor_id'))}) as booths`.execute(database);
  return rows[0] ?? { exhibitors: 0, booths: 0 };
}
