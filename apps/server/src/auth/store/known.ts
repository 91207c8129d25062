import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { tenantScoped } from '../../database/scoped/scoped.ts';
import { inTenant } from '../../database/scoped/in-scope.ts';

/** Days after its last sign-in that a pair or a device stays known. */
export const knownDays = 90;
/** Of one account; the ones used longest ago make room. */
const most = 200;

/** An account with where it is tried from. */
export interface Suspect {
  readonly tenantId: string;
  readonly accountId: string;
  readonly address: string;
  readonly tokenHashes: readonly Buffer[];
}

/** Which of it signed in to the account lately. */
export async function selectKnown(
  database: Database,
  { tenantId, accountId, address, tokenHashes }: Suspect,
): Promise<{ readonly address: boolean; readonly device: Buffer | null }> {
  const { rows } = await sql<{ address: boolean; device: Buffer | null }>`
    select
      exists (
        select from known_address
        where ${inTenant(tenantId)} and account_id = ${accountId} and address = ${address}
          and last_used_at > now() - make_interval(days => ${knownDays})
      ) as address,
      (
        select token_hash from known_device
        where ${inTenant(tenantId)} and account_id = ${accountId} and token_hash = any(${[...tokenHashes]}::bytea[])
          and last_used_at > now() - make_interval(days => ${knownDays})
        order by last_used_at desc limit 1
      ) as device
  `.execute(database);
  return rows[0] ?? { address: false, device: null };
}

/** Who signed in, from where and with which device. */
export interface KnownPair {
  readonly tenantId: string;
  readonly accountId: string;
  readonly address: string;
  readonly tokenHash: Buffer;
}

/** Notes that an account signed in from an address with a device, and forgets some that did long ago. */
export async function rememberKnown(
  transaction: Transaction,
  { tenantId, accountId, address, tokenHash }: KnownPair,
): Promise<void> {
  const now = sql<Date>`now()`;
  const own = { account_id: accountId, last_used_at: now };
  await tenantScoped(transaction, tenantId)
    .insertInto('known_address')
    .values({ ...own, address })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'account_id', 'address']).doUpdateSet({ last_used_at: now }),
    )
    .execute();
  await tenantScoped(transaction, tenantId)
    .insertInto('known_device')
    .values({ ...own, token_hash: tokenHash })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'account_id', 'token_hash']).doUpdateSet({ last_used_at: now }),
    )
    .execute();
  await forgetLongUnused(transaction, 'known_address', 'address', { tenantId, accountId });
  await forgetLongUnused(transaction, 'known_device', 'token_hash', { tenantId, accountId });
}

/** Forgets some of anybody's that nobody used for long, and of this account what is too much. */
async function forgetLongUnused(
  transaction: Transaction,
  table: 'known_address' | 'known_device',
  key: 'address' | 'token_hash',
  { tenantId, accountId }: Pick<KnownPair, 'tenantId' | 'accountId'>,
): Promise<void> {
  const columns = sql.raw(`tenant_id, account_id, ${key}`);
  await sql`
    delete from ${sql.table(table)} where (${columns}) in (
      select ${columns} from ${sql.table(table)} where last_used_at < now() - make_interval(days => ${knownDays})
      order by last_used_at limit 20 for update skip locked
    )
  `.execute(transaction);
  await sql`
    delete from ${sql.table(table)} where (${columns}) in (
      select ${columns} from ${sql.table(table)} where ${inTenant(tenantId)} and account_id = ${accountId}
      order by last_used_at desc, ${sql.ref(key)} offset ${most}
    )
  `.execute(transaction);
}

/** Forgets the devices of an account: they were believed because of a password that it has no more. */
export async function forgetDevices(
  transaction: Transaction,
  tenantId: string,
  accountId: string,
): Promise<void> {
  await tenantScoped(transaction, tenantId)
    .deleteFrom('known_device')
    .where('account_id', '=', accountId)
    .execute();
}
