import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** An exhibitor, as far as it decides which forms are for it. */
export interface AudienceExhibitor {
  readonly name: string;
  readonly tags: readonly string[];
  readonly booths: readonly {
    readonly hall: string;
    readonly type: string;
    readonly tags: readonly string[];
  }[];
}

/** Every exhibitor with its booths, by name. */
export async function findAudience(database: Database, scope: Scope): Promise<readonly AudienceExhibitor[]> {
  const { rows } = await sql<AudienceExhibitor>`
    select exhibitor.name, exhibitor.tags, coalesce(standing.booths, '[]') as booths
    from exhibitor
    left join (
      select exhibitor_id, jsonb_agg(jsonb_build_object('hall', hall, 'type', type, 'tags', tags)) as booths
      from booth where ${inScope(scope, 'booth')} and exhibitor_id is not null
      group by exhibitor_id
    ) as standing using (exhibitor_id)
    where ${inScope(scope, 'exhibitor')}
    order by exhibitor.name, exhibitor.exhibitor_id`.execute(database);
  return rows;
}
