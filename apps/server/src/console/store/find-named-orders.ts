import { foldText } from '@zhantai/engine';
import { sql } from 'kysely';
import { notTrial, withinLimits, type Limits } from '../../booths/index.ts';
import type { Database } from '../../database/database.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import type { Scope } from '../../exhibitions/index.ts';

interface NamedOrder {
  readonly id: string;
  readonly number: string;
  readonly formCode: string;
  readonly exhibitor: { readonly id: string; readonly name: string } | null;
}

/** Fewer letters are in every second number. */
const FEWEST_LETTERS = 4;

/** Orders by a part of their number; one of exactly this number comes first. */
export async function findNamedOrders(
  database: Database,
  { tenantId, exhibitionId }: Scope,
  limits: Limits,
  text: string,
  most: number,
): Promise<readonly NamedOrder[]> {
  const scope = { tenantId, exhibitionId };
  const folded = foldText(text);
  // In a number there is hardly anything but Latin letters and digits; what has none is in no number.
  if (folded.length < FEWEST_LETTERS || !/[a-z0-9]/.test(folded)) return [];
  const seen = withinLimits(scope, limits, {
    form: 'service_order.form_id',
    halls: 'service_order.halls',
    exhibitor: 'service_order.exhibitor_id',
  });
  const { rows } = await sql<NamedOrder>`
    with found as materialized (
      select order_id, number, form_id, exhibitor_id, folded from service_order
      where ${inScope(scope, 'service_order')} and service_order.status <> 'new'
        and grams(service_order.folded) @> grams(${folded}) and service_order.folded like ${`%${folded}%`}
        and ${seen} and ${notTrial(scope, sql.ref('service_order.exhibitor_id'))}
      limit ${most}
    )
    select found.order_id as id, found.number, form.form_code as "formCode",
      case when exhibitor.exhibitor_id is null then null
        else jsonb_build_object('id', exhibitor.exhibitor_id, 'name', exhibitor.name) end as exhibitor
    from found
      join form on ${inScope(scope, 'form')} and form.form_id = found.form_id
      left join exhibitor on ${inScope(scope, 'exhibitor')} and exhibitor.exhibitor_id = found.exhibitor_id
    order by found.folded <> ${folded}, found.number`.execute(database);
  return rows;
}
