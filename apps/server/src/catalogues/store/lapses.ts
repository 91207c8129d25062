import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** Exhibitions with orders that were kept long enough, or lapsed and nobody was told. */
export async function findLapsingScopes(database: Database, now: Date): Promise<readonly Scope[]> {
  const { rows } = await sql<Scope>`
    select tenant_id as "tenantId", exhibition_id as "exhibitionId" from service_order
    where lapses_at < ${now}
    union
    select tenant_id, exhibition_id from service_order where status = 'lapsed' and lapse_notified_at is null`.execute(
    database,
  );
  return rows;
}

/** An order that lapsed and whose exhibitor was not told; nobody else's until the transaction ends. */
export async function lockUnnotified(transaction: Transaction, scope: Scope): Promise<string | null> {
  const row = await scoped(transaction, scope)
    .selectFrom('service_order')
    .select('order_id')
    .where('status', '=', 'lapsed')
    .where('lapse_notified_at', 'is', null)
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.order_id ?? null;
}

export async function markNotified(
  transaction: Transaction,
  scope: Scope,
  orderId: string,
  at: Date,
): Promise<void> {
  await scoped(transaction, scope)
    .updateTable('service_order')
    .set({ lapse_notified_at: at })
    .where('order_id', '=', orderId)
    .execute();
}
