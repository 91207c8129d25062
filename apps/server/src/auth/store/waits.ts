import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { tenantScoped } from '../../database/scoped/scoped.ts';
import type { Door } from './failures.ts';

/**
 * Milliseconds until a pair may try; the first time it asks it begins to wait, and what it was told then holds. Whoever
 * does not come for ten minutes waits anew.
 */
export async function takeWait(
  database: Database,
  { tenantId, login, address }: Omit<Door, 'known'>,
  wait: number,
): Promise<number> {
  await forgetOldWaits(database);
  const { rows } = await sql<{ left: number }>`
    insert into sign_in_wait as w (tenant_id, login, address, due_at)
    values (${tenantId}, ${login}, ${address}, clock_timestamp() + make_interval(secs => ${wait / 1000}))
    on conflict (tenant_id, login, address) do update
      set due_at = case when w.due_at < clock_timestamp() - interval '10 minutes' then excluded.due_at else w.due_at end
    returning (extract(epoch from due_at - clock_timestamp()) * 1000)::float8 as left
  `.execute(database);
  return rows[0]?.left ?? 0;
}

/** Uses up what a pair waited for. */
export async function deleteWait(
  transaction: Transaction,
  { tenantId, login, address }: Door,
): Promise<void> {
  await tenantScoped(transaction, tenantId)
    .deleteFrom('sign_in_wait')
    .where('login', '=', login)
    .where('address', '=', address)
    .execute();
}

/** Forgets some of those who did not come when they were told to. */
export async function forgetOldWaits(database: Database): Promise<void> {
  await sql`
    delete from sign_in_wait where (tenant_id, login, address) in (
      select tenant_id, login, address from sign_in_wait
      where due_at < now() - interval '15 minutes' order by due_at limit 20 for update skip locked
    )
  `.execute(database);
}
