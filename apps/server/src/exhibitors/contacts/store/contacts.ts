import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { standsWithin, type Limits } from '../../../booths/index.ts';
import type { Database } from '../../../database/database.ts';
import { inScope } from '../../../database/scoped/in-scope.ts';
import type { Scope } from '../../../exhibitions/index.ts';
import type { PageWindow } from '../../../platform/paging.ts';

/** What the calling list is narrowed to. */
export interface ContactFilter {
  /** One alone, whether it owes something or not. */
  readonly exhibitorId: string | null;
  /** In any of them. */
  readonly halls: readonly string[];
  /** The next call is due. */
  readonly due: boolean;
  /** Whoever looks after them. */
  readonly owner: string | null;
}

/** An exhibitor on the calling list. */
export interface ContactRow {
  readonly exhibitorId: string;
  readonly code: string;
  readonly name: string;
  readonly owed: readonly string[] | null;
  readonly missed: number | null;
  readonly endsAt: Date | null;
  readonly personName: string | null;
  readonly personPhone: string | null;
  readonly lastSignIn: Date | null;
  readonly contactId: string | null;
  readonly at: Date | null;
  readonly by: string | null;
  readonly outcome: 'reached' | 'missed' | 'wrongNumber' | 'promised' | null;
  readonly note: string | null;
  readonly nextAt: Date | null;
  readonly claimedBy: string | null;
  readonly claimedName: string | null;
  readonly claimedUntil: Date | null;
}

/**
 * One page of whom to call: first whose next call is due, then whose first form ends soonest, and how many there are in all.
 * Who asks sees the forms and halls of their limits.
 */
export async function findContacts(
  database: Database,
  scope: Scope,
  limits: Limits,
  filter: ContactFilter,
  page: PageWindow,
  now: Date,
): Promise<{ readonly total: number; readonly rows: readonly ContactRow[] }> {
  const { rows } = await sql<ContactRow & { readonly total: number }>`
    with owing as (
      select obligation.exhibitor_id,
        array_agg(distinct form.form_code) filter (where ${taken(now)}) as owed,
        count(distinct obligation.form_id) filter (where not ${taken(now)})::integer as missed,
        min(obligation.late_end_at) filter (where ${taken(now)}) as ends_at
      from obligation join form using (tenant_id, exhibition_id, form_id)
      where ${inScope(scope, 'obligation')} and obligation.required
        and obligation.status in ('none', 'draft', 'fail') and ${seenForm(limits)}
        and (${filter.exhibitorId}::text is null or obligation.exhibitor_id = ${filter.exhibitorId})
      group by obligation.exhibitor_id
    ), latest as (
      select distinct on (exhibitor_id) exhibitor_id, contact_id, account_id, at, outcome, note, next_at
      from contact_log
      where ${inScope(scope)} and (${filter.exhibitorId}::text is null or exhibitor_id = ${filter.exhibitorId})
      order by exhibitor_id, at desc, contact_id
    )
    select exhibitor.exhibitor_id as "exhibitorId", exhibitor.code, exhibitor.name, owing.owed, owing.missed,
      owing.ends_at as "endsAt", person.name as "personName", person.phone as "personPhone",
      person.last_used_at as "lastSignIn", latest.contact_id as "contactId", latest.at, caller.name as by,
      latest.outcome, latest.note, latest.next_at as "nextAt", claim.account_id as "claimedBy",
      claimer.name as "claimedName", claim.until as "claimedUntil", count(*) over ()::integer as total
    from exhibitor
    left join owing using (exhibitor_id)
    left join latest using (exhibitor_id)
    left join account as caller on caller.tenant_id = exhibitor.tenant_id and caller.account_id = latest.account_id
    left join contact_claim as claim on ${inScope(scope, 'claim')}
      and claim.exhibitor_id = exhibitor.exhibitor_id and claim.until > ${now}
    left join account as claimer on claimer.tenant_id = exhibitor.tenant_id and claimer.account_id = claim.account_id
    left join lateral (
      select account.name, account.phone, membership.last_used_at
      from membership join account on account.tenant_id = membership.tenant_id
        and account.account_id = membership.account_id
      where ${inScope(scope, 'membership')} and membership.exhibitor_id = exhibitor.exhibitor_id
      order by membership.main desc, membership.created_at, account.account_id limit 1
    ) as person on true
    where ${inScope(scope, 'exhibitor')} and ${wanted(scope, limits, filter, now)}
    order by (latest.next_at <= ${now}) is true desc, owing.ends_at nulls last,
      coalesce(cardinality(owing.owed), 0) desc, exhibitor.code, exhibitor.exhibitor_id
    offset ${page.offset} limit ${page.size}`.execute(database);
  return { total: rows[0]?.total ?? 0, rows };
}

/** How many exhibitors of an owner have a next call that is due. */
export async function countDue(
  database: Database,
  scope: Scope,
  limits: Limits,
  owner: string,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ readonly due: number }>`
    select count(*)::integer as due from exhibitor
    join lateral (
      select next_at from contact_log
      where ${inScope(scope, 'contact_log')} and contact_log.exhibitor_id = exhibitor.exhibitor_id
      order by at desc, contact_id limit 1
    ) as latest on latest.next_at <= ${now}
    where ${inScope(scope, 'exhibitor')} and exhibitor.owner_account_id = ${owner}
      and exhibitor.state <> 'withdrawn' and ${standsWithin(scope, limits, sql`exhibitor.exhibitor_id`)}`.execute(
    database,
  );
  return rows[0]?.due ?? 0;
}

/** Whether an obligation is still taken at a moment. */
function taken(now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`(obligation.late_end_at is null or obligation.late_end_at >= ${now})`;
}

function seenForm({ formIds }: Pick<Limits, 'formIds'>): RawBuilder<SqlBool> {
  if (formIds.length === 0) return sql<SqlBool>`true`;
  return sql<SqlBool>`obligation.form_id = any(${[...formIds]}::text[])`;
}

function wanted(
  scope: Scope,
  limits: Limits,
  { exhibitorId, halls, due, owner }: ContactFilter,
  now: Date,
): RawBuilder<SqlBool> {
  const within = standsWithin(scope, limits, sql`exhibitor.exhibitor_id`);
  if (exhibitorId !== null) return sql<SqlBool>`exhibitor.exhibitor_id = ${exhibitorId} and ${within}`;
  const conditions = [
    within,
    sql<SqlBool>`exhibitor.state <> 'withdrawn'`,
    due
      ? sql<SqlBool>`latest.next_at <= ${now}`
      : sql<SqlBool>`(owing.owed is not null or latest.next_at is not null)`,
    ...(halls.length === 0 ? [] : [standsWithin(scope, { halls }, sql`exhibitor.exhibitor_id`)]),
    ...(owner === null ? [] : [sql<SqlBool>`exhibitor.owner_account_id = ${owner}`]),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}
