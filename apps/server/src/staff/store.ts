import type { StaffRole } from '@zhantai/contract';
import { sql } from 'kysely';
import { goesOn, type Staff } from '../auth/index.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTenant } from '../database/scoped/in-scope.ts';
import { tenantScoped } from '../database/scoped/scoped.ts';
import type { ExhibitionProfile, LocalText } from '../database/tables/schema.ts';
import { tenantRow } from '../exhibitions/index.ts';

/** An exhibition that somebody of the staff may choose. */
interface ChosenExhibition {
  readonly exhibitionId: string;
  readonly title: LocalText;
  readonly dates: ExhibitionProfile['dates'];
  readonly open: boolean;
  readonly role: StaffRole;
}

/** The exhibitions of who is of their staff, and all of the tenant for its admins; the newest fair first. */
export async function findExhibitionsOf(
  database: Database,
  { tenantId, accountId, tenantAdmin }: Pick<Staff, 'tenantId' | 'accountId' | 'tenantAdmin'>,
): Promise<readonly ChosenExhibition[]> {
  const { rows } = await sql<ChosenExhibition>`
    select exhibition.exhibition_id as "exhibitionId", exhibition.title, exhibition.open,
      exhibition.profile -> 'dates' as dates, coalesce(own.role, 'admin') as role
    from exhibition
      left join lateral (
        select membership.role from membership
        where ${inTenant(tenantId, 'membership')}
          and membership.exhibition_id = exhibition.exhibition_id
          and membership.account_id = ${accountId} and not membership.of_tenant
          and membership.role in ('admin', 'editor', 'reviewer') and ${goesOn()}
        order by membership.last_used_at desc nulls last limit 1
      ) as own on true
    where ${inTenant(tenantId, 'exhibition')} and exhibition.exhibition_id <> ${tenantRow}
      and (${tenantAdmin} or own.role is not null)
    order by exhibition.profile #>> '{dates,start}' desc, exhibition.created_at desc, exhibition.exhibition_id
    limit 500`.execute(database);
  return rows;
}

/** How many exhibitions a tenant has; nobody else makes one there until the transaction ends. */
export async function countExhibitions(transaction: Transaction, tenantId: string): Promise<number> {
  const own = tenantScoped(transaction, tenantId);
  await own.selectFrom('tenant').select('tenant_id').forUpdate().execute();
  const { count } = await own
    .selectFrom('exhibition')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('exhibition_id', '<>', tenantRow)
    .executeTakeFirstOrThrow();
  return Number(count);
}
