import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { Begun } from '../../forms/index.ts';

/** An exhibitor, as far as it decides which forms are for it. */
export interface AudienceExhibitor {
  readonly name: string;
  readonly tags: readonly string[];
  readonly booths: readonly {
    readonly hall: string;
    readonly type: string;
    readonly tags: readonly string[];
  }[];
  /** What it began of the forms that were asked for. */
  readonly begun: readonly Begun[];
}

/** Every exhibitor with its booths and what it began of some forms, by name. */
export async function findAudience(
  database: Database,
  scope: Scope,
  formIds: readonly string[],
): Promise<readonly AudienceExhibitor[]> {
  const { rows } = await sql<AudienceExhibitor>`
    select exhibitor.name, exhibitor.tags, coalesce(standing.booths, '[]') as booths,
      coalesce(begun.submissions, '[]') as begun
    from exhibitor
    left join (
      select exhibitor_id, jsonb_agg(jsonb_build_object('hall', hall, 'type', type, 'tags', tags)) as booths
      from booth where ${inScope(scope, 'booth')} and exhibitor_id is not null
      group by exhibitor_id
    ) as standing using (exhibitor_id)
    left join (
      select exhibitor_id, jsonb_agg(jsonb_build_object('formId', form_id, 'status', status)) as submissions
      from submission
      where ${inScope(scope, 'submission')} and form_id = any(${[...formIds]}::text[])
        and subject_kind = 'exhibitor' and submission_begun(submission)
      group by exhibitor_id
    ) as begun using (exhibitor_id)
    where ${inScope(scope, 'exhibitor')} and not exhibitor.trial
    order by exhibitor.name, exhibitor.exhibitor_id`.execute(database);
  return rows;
}
