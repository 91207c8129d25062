import { portalRoles, staffRoles, type Role } from '@zhantai/contract';
import type { Database } from '../../../database/database.ts';
import type { Scope } from '../../../exhibitions/index.ts';
import type { LoginKind } from '../../accounts/login-name.ts';
import type { Account } from '../../store/accounts.ts';
import { selectMemberships, tenantMembership, type Membership } from '../../store/memberships.ts';

/** The membership used last, of those that this way of signing in is for; a tenant admin needs none. */
export async function membershipFor(
  database: Database,
  scope: Scope,
  by: LoginKind,
  account: Account | null,
): Promise<Membership | null> {
  const roles: readonly Role[] = by === 'phone' ? portalRoles : staffRoles;
  const memberships = await selectMemberships(database, scope, account?.accountId ?? '');
  const membership = memberships.find(({ role }) => roles.includes(role));
  if (membership !== undefined) return membership;
  const byTenant = by === 'username' && account?.tenantAdmin === true;
  return byTenant ? tenantMembership(scope, account.accountId) : null;
}
