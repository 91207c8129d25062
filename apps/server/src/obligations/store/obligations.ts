import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { Obligation } from '../obligation.ts';

const columns = sql`tenant_id, exhibition_id, exhibitor_id, form_id, booth_id, status, end_at, late_end_at, required`;

/**
 * Writes what applies to these exhibitors, and removes what applies no more.
 * @param due of an exhibitor one form, or all (empty).
 * @returns how many rows differed.
 */
export async function putObligations(
  transaction: Transaction,
  scope: Scope,
  due: readonly { readonly exhibitorId: string; readonly formId: string }[],
  obligations: readonly Obligation[],
): Promise<number> {
  const wanted = obligations.map((one) => ({
    exhibitor_id: one.exhibitorId,
    form_id: one.formId,
    booth_id: one.boothId,
    status: one.status,
    end_at: one.endAt,
    late_end_at: one.lateEndAt,
    required: one.required,
  }));
  const { rows } = await sql<{ changed: number }>`
    with due as materialized (
      select * from unnest(
        ${due.map((one) => one.exhibitorId)}::text[], ${due.map((one) => one.formId)}::text[]
      ) as due(exhibitor_id, form_id)
    ), wanted as materialized (
      select ${scope.tenantId}::text as tenant_id, ${scope.exhibitionId}::text as exhibition_id, given.*
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as given(exhibitor_id text, form_id text,
        booth_id text, status text, end_at timestamptz, late_end_at timestamptz, required boolean)
    ), gone as (
      delete from obligation using due
      where ${inScope(scope, 'obligation')} and obligation.exhibitor_id = due.exhibitor_id and due.form_id in ('', obligation.form_id)
        and (obligation.exhibitor_id, obligation.form_id, obligation.booth_id)
          not in (select exhibitor_id, form_id, booth_id from wanted)
      returning 1
    ), put as (
      insert into obligation (${columns}) select ${columns} from wanted
      on conflict (tenant_id, exhibition_id, exhibitor_id, form_id, booth_id) do update
        set status = excluded.status, end_at = excluded.end_at, late_end_at = excluded.late_end_at,
          required = excluded.required
        where (obligation.status, obligation.end_at, obligation.late_end_at, obligation.required)
          is distinct from (excluded.status, excluded.end_at, excluded.late_end_at, excluded.required)
      returning 1
    )
    select (select count(*) from gone)::integer + (select count(*) from put)::integer as changed`.execute(
    transaction,
  );
  return rows[0]?.changed ?? 0;
}

/** An obligation with the code of its form. */
export interface FoundObligation extends Obligation {
  readonly formCode: string;
}

/** What applies to exhibitors, each in the order of the manual. */
export async function findObligations(
  database: Database,
  scope: Scope,
  exhibitorIds: readonly string[],
): Promise<readonly FoundObligation[]> {
  const { rows } = await sql<FoundObligation>`
    select obligation.exhibitor_id as "exhibitorId", obligation.form_id as "formId",
      obligation.booth_id as "boothId", obligation.status, obligation.end_at as "endAt",
      obligation.late_end_at as "lateEndAt", obligation.required, form.form_code as "formCode"
    from obligation join form using (tenant_id, exhibition_id, form_id)
    where ${inScope(scope, 'obligation')} and obligation.exhibitor_id = any(${[...exhibitorIds]}::text[])
    order by form.form_group, form.sort, form.form_code, obligation.booth_id`.execute(database);
  return rows;
}
