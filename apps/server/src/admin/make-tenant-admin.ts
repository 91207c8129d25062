import { createAccount, loginName, nameTenantAdmin, selectAccountByLogin } from '../auth/index.ts';
import type { Transaction } from '../database/database.ts';
import { tenantRow } from '../exhibitions/index.ts';
import { openStaffLink, staffLinkAddress } from '../staff/index.ts';
import { auditCommand } from './audit-command.ts';
import type { CommandContext, Values } from './command.ts';
import { identifier, text } from './read-values.ts';

/** Who is to be a tenant admin. */
export interface NewTenantAdmin {
  readonly username: string;
  readonly name: string;
}

/** What was typed of a tenant admin. */
export function readTenantAdmin(values: Values): NewTenantAdmin {
  return { username: identifier(values, 'username'), name: text(values, 'name') };
}

/**
 * Makes an account that makes exhibitions, or lets one of the staff do so. Without a password it gets a link that sets
 * one. @returns what the terminal says.
 */
export async function makeTenantAdmin(
  { settings, now }: Pick<CommandContext, 'settings' | 'now'>,
  transaction: Transaction,
  tenantId: string,
  { username, name }: NewTenantAdmin,
): Promise<string> {
  const scope = { tenantId, exhibitionId: tenantRow };
  const login = loginName('username', username);
  const known = await selectAccountByLogin(transaction, tenantId, 'username', login);
  const account =
    known ??
    (await createAccount(transaction, { tenantId, username, name, passwordHash: null, needSetPwd: true }));
  const { accountId } = account;
  await nameTenantAdmin(transaction, account);
  await auditCommand(transaction, scope, 'account.tenant-admin', { kind: 'account', id: accountId });
  if (account.passwordHash !== null) return `${username} is a tenant admin now.`;
  const { code, expiresAt } = await openStaffLink(transaction, scope, { accountId, by: null }, now());
  const link = staffLinkAddress(settings.publicUrl, scope, code);
  return `${username} is a tenant admin. This link sets the password once, until ${expiresAt.toISOString()}: ${link}`;
}
