import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { ApplyingCount } from '../count-applying.ts';

/** Counts obligations of forms, by form. @param halls empty: all. */
export async function selectApplying(
  database: Database,
  scope: Scope,
  formIds: readonly string[],
  halls: readonly string[],
): Promise<ReadonlyMap<string, ApplyingCount>> {
  const there =
    halls.length === 0
      ? sql`true`
      : sql`exists (
          select from booth where ${inScope(scope, 'booth')} and booth.exhibitor_id = obligation.exhibitor_id
            and booth.hall = any(${[...halls]}::text[])
        )`;
  const { rows } = await sql<ApplyingCount & { readonly formId: string }>`
    select form_id as "formId", count(distinct exhibitor_id)::integer as applies,
      (count(*) filter (where status = 'none'))::integer as none
    from obligation
    where ${inScope(scope, 'obligation')} and form_id = any(${[...formIds]}::text[]) and ${there}
    group by form_id`.execute(database);
  return new Map(rows.map(({ formId, ...count }) => [formId, count]));
}
