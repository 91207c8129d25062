import { sql, type RawBuilder } from 'kysely';
import { inScope } from '../../../database/scoped/in-scope.ts';
import type { Scope } from '../../../exhibitions/index.ts';

/**
 * What is not folded yet: `changed`, which submissions, `earlier`, what their entries say, and `fresh`, what they will
 * say. Whoever reads entries leaves out the changed ones and adds the fresh, so that lists and counts are those of this moment whenever the fold last ran.
 * `offset 0` has each looked up by its key, whatever the database believes of a table that is filled and emptied always.
 */
export function pending(scope: Scope): RawBuilder<unknown> {
  return sql`changed as materialized (
    select distinct id from submission_change
    where ${inScope(scope)} and kind = 'submission'
  ), fresh as materialized (
    select listed.*, status_order(listed.status) as status_order
    from changed cross join lateral (
      select * from listed_submission as listed
      where ${inScope(scope, 'listed')}
        and listed.submission_id = changed.id
      offset 0
    ) as listed
  ), earlier as materialized (
    select entry.form_id, entry.status, entry.halls, entry.subject_key
    from changed cross join lateral (
      select * from submission_entry as entry
      where ${inScope(scope, 'entry')}
        and entry.submission_id = changed.id
      offset 0
    ) as entry
  )`;
}
