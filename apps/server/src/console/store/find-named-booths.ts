import { sql } from 'kysely';
import { notTrial, type Limits } from '../../booths/index.ts';
import type { Database } from '../../database/database.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { inHalls } from './in-halls.ts';

interface NamedBooth {
  readonly id: string;
  readonly hall: string;
  readonly number: string;
  readonly exhibitor: { readonly id: string; readonly name: string } | null;
}

/** Booths whose hall and number have `text` as they are searched; those of exactly this number come first. */
export async function findNamedBooths(
  database: Database,
  { tenantId, exhibitionId }: Scope,
  limits: Pick<Limits, 'halls'>,
  text: string,
  most: number,
): Promise<readonly NamedBooth[]> {
  const scope = { tenantId, exhibitionId };
  const { rows } = await sql<NamedBooth>`
    with sought as materialized (select fold_name(${text}::text) as folded)
    select booth.booth_id as id, booth.hall, booth.number,
      case when exhibitor.exhibitor_id is null then null
        else jsonb_build_object('id', exhibitor.exhibitor_id, 'name', exhibitor.name) end as exhibitor
    from sought cross join booth
      left join exhibitor on ${inScope(scope, 'exhibitor')} and exhibitor.exhibitor_id = booth.exhibitor_id
    where sought.folded <> '' and ${inScope(scope, 'booth')} and ${inHalls(limits)}
      and ${notTrial(scope, sql.ref('booth.exhibitor_id'))}
      and booth.folded like '%' || sought.folded || '%'
    order by fold_name(booth.number) <> sought.folded, booth.hall, booth.number, booth.booth_id
    limit ${most}`.execute(database);
  return rows;
}
