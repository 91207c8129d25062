import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import { tenantScoped } from '../../database/scoped/scoped.ts';

/** Notes that a token of a single sign-on was used, until its time is over. Returns whether it was the first time. */
export async function useSignOnToken(
  transaction: Transaction,
  tenantId: string,
  hash: Buffer,
  expiresAt: Date,
): Promise<boolean> {
  await sql`
    delete from sign_on_token where (tenant_id, token_hash) in (
      select tenant_id, token_hash from sign_on_token
      where expires_at < now() - interval '1 minute' order by expires_at limit 20 for update skip locked
    )
  `.execute(transaction);
  const done = await tenantScoped(transaction, tenantId)
    .insertInto('sign_on_token')
    .values({ token_hash: hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (done.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
