import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { ObligationChange } from '../obligation.ts';

/** So many notes one transaction takes. */
const BATCH = 1_000;

/** Obligations are written by one transaction at a time. @returns false if another one does so now. */
export async function tryObligationLock(transaction: Transaction): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('obligation', 0)) as locked`.execute(transaction);
  return rows[0]?.locked === true;
}

/** Takes some notes of one exhibition. */
export async function takeChanges(transaction: Transaction): Promise<readonly ObligationChange[]> {
  const { rows } = await sql<ObligationChange>`
    with first as materialized (select tenant_id, exhibition_id from obligation_change limit 1)
    delete from obligation_change
    where ctid = any(array(
      select noted.ctid from obligation_change as noted
      join first on noted.tenant_id = first.tenant_id and noted.exhibition_id = first.exhibition_id
      limit ${BATCH}
    ))
    returning tenant_id as "tenantId", exhibition_id as "exhibitionId", exhibitor_id as "exhibitorId",
      form_id as "formId"`.execute(transaction);
  return rows;
}

/** What is of every exhibitor is noted of each. */
export async function spreadChanges(
  transaction: Transaction,
  scope: Scope,
  changes: readonly ObligationChange[],
): Promise<void> {
  const formIds = new Set(
    changes.filter(({ exhibitorId }) => exhibitorId === '').map(({ formId }) => formId),
  );
  if (formIds.size === 0) return;
  await sql`
    insert into obligation_change (tenant_id, exhibition_id, exhibitor_id, form_id)
    select tenant_id, exhibition_id, exhibitor_id, form.id
    from exhibitor cross join unnest(${[...formIds]}::text[]) as form(id)
    where ${inScope(scope, 'exhibitor')}`.execute(transaction);
}

/** Notes the exhibitors of these submissions, each with its form and those that come after it; also of one that is gone but was listed. */
export async function noteSubmissions(
  transaction: Transaction,
  submissions: readonly {
    readonly tenantId: string;
    readonly exhibitionId: string;
    readonly submissionId: string;
  }[],
): Promise<void> {
  await sql`
    with noted as materialized (
      select distinct * from unnest(
        ${submissions.map((one) => one.tenantId)}::text[], ${submissions.map((one) => one.exhibitionId)}::text[],
        ${submissions.map((one) => one.submissionId)}::text[]
      ) as noted(tenant_id, exhibition_id, submission_id)
    ), concerned as materialized (
      select tenant_id, exhibition_id, exhibitor_id, form_id from noted
        join submission using (tenant_id, exhibition_id, submission_id) where subject_kind = 'exhibitor'
      union
      select tenant_id, exhibition_id, exhibitor_id, form_id from noted
        join submission_entry using (tenant_id, exhibition_id, submission_id) where subject_kind = 'exhibitor'
    )
    insert into obligation_change (tenant_id, exhibition_id, exhibitor_id, form_id)
    select tenant_id, exhibition_id, exhibitor_id, form_id from concerned
    union
    select form.tenant_id, form.exhibition_id, concerned.exhibitor_id, form.form_id from concerned
      join form on form.tenant_id = concerned.tenant_id and form.exhibition_id = concerned.exhibition_id
        and form.after_form_id = concerned.form_id`.execute(transaction);
}

/** Notes every exhibitor of every exhibition. */
export async function noteEverybody(transaction: Transaction): Promise<void> {
  await sql`
    insert into obligation_change (tenant_id, exhibition_id, exhibitor_id, form_id)
    select tenant_id, exhibition_id, exhibitor_id, '' from exhibitor`.execute(transaction);
}
