import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { tenantScoped } from '../../database/scoped/scoped.ts';
import type { AccountKey } from './second-factors.ts';

/** Wrong codes that end a challenge. */
const mostFailures = 5;

/** Keeps a challenge for some seconds, and removes some that are over. */
export async function insertChallenge(
  transaction: Transaction,
  { tenantId, accountId }: AccountKey,
  hash: Buffer,
  lifeSeconds: number,
): Promise<void> {
  await sql`
    delete from second_factor_challenge where (tenant_id, challenge_hash) in (
      select tenant_id, challenge_hash from second_factor_challenge
      where expires_at < now() order by expires_at limit 20 for update skip locked
    )
  `.execute(transaction);
  await tenantScoped(transaction, tenantId)
    .insertInto('second_factor_challenge')
    .values({
      challenge_hash: hash,
      account_id: accountId,
      expires_at: sql<Date>`now() + make_interval(secs => ${lifeSeconds})`,
    })
    .execute();
}

/** Whose a challenge is; null where it is over or was none. */
export async function selectChallenge(
  database: Database,
  tenantId: string,
  hash: Buffer,
): Promise<AccountKey | null> {
  const row = await tenantScoped(database, tenantId)
    .selectFrom('second_factor_challenge')
    .select(['tenant_id as tenantId', 'account_id as accountId'])
    .where('challenge_hash', '=', hash)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .where('failures', '<', mostFailures)
    .executeTakeFirst();
  return row ?? null;
}

/** Counts a wrong code. */
export async function failChallenge(transaction: Transaction, tenantId: string, hash: Buffer): Promise<void> {
  await tenantScoped(transaction, tenantId)
    .updateTable('second_factor_challenge')
    .set({ failures: sql<number>`failures + 1` })
    .where('challenge_hash', '=', hash)
    .execute();
}

/** All challenges of an account are over. */
export async function deleteChallengesOf(
  transaction: Transaction,
  { tenantId, accountId }: AccountKey,
): Promise<void> {
  await tenantScoped(transaction, tenantId)
    .deleteFrom('second_factor_challenge')
    .where('account_id', '=', accountId)
    .execute();
}
