import { loginName, selectAccountsNamed, type Account } from '../auth/index.ts';
import type { Database } from '../database/database.ts';
import type { Values } from './command.ts';
import { UsageError } from './usage-error.ts';

/** An account by its user name or phone; `--tenant` says which where several tenants have one. */
export async function findAccount(database: Database, name: string, { tenant }: Values): Promise<Account> {
  const named = await Promise.all(
    (['username', 'phone'] as const).map((kind) =>
      selectAccountsNamed(database, kind, loginName(kind, name)),
    ),
  );
  const found = named.flat().filter(({ tenantId }) => tenant === undefined || tenantId === tenant);
  const [first] = found;
  if (first === undefined) throw new UsageError(`There is no account ${name}.`);
  if (found.length > 1) {
    const tenants = found.map(({ tenantId }) => tenantId).join(', ');
    throw new UsageError(`${name} is there in ${tenants}: say which with --tenant.`);
  }
  return first;
}
