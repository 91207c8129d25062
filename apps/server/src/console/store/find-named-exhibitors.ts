import { sql } from 'kysely';
import { standsWithin, type Limits } from '../../booths/index.ts';
import type { Database } from '../../database/database.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { inHalls } from './in-halls.ts';

interface NamedExhibitor {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string;
  readonly booths: { readonly hall: string; readonly number: string }[];
}

/** Exhibitors whose names have `text` as names are searched; those that begin with it come first. */
export async function findNamedExhibitors(
  database: Database,
  { tenantId, exhibitionId }: Scope,
  limits: Pick<Limits, 'halls'>,
  text: string,
  most: number,
): Promise<readonly NamedExhibitor[]> {
  const scope = { tenantId, exhibitionId };
  const { rows } = await sql<NamedExhibitor>`
    with sought as materialized (select fold_name(${text}::text) as folded), found as materialized (
      select exhibitor.exhibitor_id as id, exhibitor.name, exhibitor.name_en as "nameEn",
        exhibitor.folded not like sought.folded || '%' as inside
      from sought cross join exhibitor
      where sought.folded <> '' and ${inScope(scope, 'exhibitor')}
        and (exhibitor.folded like '%' || sought.folded || '%' or exhibitor.exhibitor_id = ${text})
        and ${standsWithin(scope, limits, sql.ref('exhibitor.exhibitor_id'))}
      order by inside, exhibitor.name, exhibitor.exhibitor_id limit ${most}
    )
    select id, name, "nameEn", (
      select coalesce(jsonb_agg(jsonb_build_object('hall', hall, 'number', number) order by hall, number), '[]')
      from booth where ${inScope(scope, 'booth')} and booth.exhibitor_id = found.id and ${inHalls(limits)}
    ) as booths
    from found order by inside, name, id`.execute(database);
  return rows;
}
