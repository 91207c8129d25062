import { portalRoles, type PortalRole } from '@zhantai/contract';
import { sql } from 'kysely';
import { standsWithin, type Limits } from '../../booths/index.ts';
import type { Database } from '../../database/database.ts';
import { inScope, inTenant } from '../../database/scoped/in-scope.ts';
import type { Scope } from '../../exhibitions/index.ts';

interface NamedAccount {
  readonly id: string;
  readonly name: string;
  readonly role: PortalRole;
  readonly phone: string | null;
  readonly exhibitor: { readonly id: string; readonly name: string } | null;
}

/** Fewer digits would be found in every second phone. */
const fewestDigits = 4;

/** Users of the portal by a part of their name or phone, each as what it is here. */
export async function findNamedAccounts(
  database: Database,
  { tenantId, exhibitionId }: Scope,
  limits: Pick<Limits, 'halls'>,
  text: string,
  most: number,
): Promise<readonly NamedAccount[]> {
  const scope = { tenantId, exhibitionId };
  const digits = text.replaceAll(/[\s()+-]/g, '');
  const isPhone = /^\d+$/.test(digits);
  if (isPhone && digits.length < fewestDigits) return [];
  const matches = isPhone
    ? sql`position(${digits} in account.phone) > 0`
    : sql`position(${text.toLowerCase()} in lower(account.name)) > 0`;
  const { rows } = await sql<NamedAccount>`
    select membership.membership_id as id, account.name, membership.role, account.phone,
      case when exhibitor.exhibitor_id is null then null
        else jsonb_build_object('id', exhibitor.exhibitor_id, 'name', exhibitor.name) end as exhibitor
    from membership
      join account on ${inTenant(tenantId, 'account')} and account.account_id = membership.account_id
      left join exhibitor on ${inScope(scope, 'exhibitor')}
        and exhibitor.exhibitor_id = membership.exhibitor_id
    where ${inScope(scope, 'membership')} and membership.role = any(${[...portalRoles]}::text[])
      and ${matches} and ${standsWithin(scope, limits, sql.ref('membership.exhibitor_id'))}
    order by account.name, account.phone, membership.membership_id limit ${most}`.execute(database);
  return rows;
}
