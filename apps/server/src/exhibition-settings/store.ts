import { sql } from 'kysely';
import { notTrial } from '../booths/index.ts';
import type { Database, Transaction } from '../database/database.ts';
import { scoped } from '../database/scoped/scoped.ts';
import type { LocalText } from '../database/tables/schema.ts';
import type { Scope } from '../exhibitions/index.ts';
import type { SetColumns } from './kept-settings.ts';

/** What is set of an exhibition, which nobody else changes until the transaction ends. */
export async function lockColumns(transaction: Transaction, scope: Scope): Promise<SetColumns> {
  return scoped(transaction, scope)
    .selectFrom('exhibition')
    .select(['title', 'languages', 'profile'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Writes all of it. */
export async function updateColumns(
  transaction: Transaction,
  scope: Scope,
  { title, languages, profile }: SetColumns,
): Promise<void> {
  await scoped(transaction, scope)
    .updateTable('exhibition')
    .set({
      title: JSON.stringify(title),
      languages: [...languages],
      profile: JSON.stringify(profile),
    })
    .execute();
}

/** How many booths stand in each hall that has any, by its code. */
export async function countBooths(
  database: Database,
  scope: Scope,
): Promise<readonly { readonly hall: string; readonly count: number }[]> {
  const rows = await scoped(database, scope)
    .selectFrom('booth')
    .select(['hall', sql<string>`count(*)`.as('count')])
    .where(notTrial(scope, sql.ref('booth.exhibitor_id')))
    .groupBy('hall')
    .orderBy('hall')
    .execute();
  return rows.map(({ hall, count }) => ({ hall, count: Number(count) }));
}

/** Whether exhibitors may come in, which nobody else changes until the transaction ends. */
export async function lockOpen(transaction: Transaction, scope: Scope): Promise<boolean> {
  const { open } = await scoped(transaction, scope)
    .selectFrom('exhibition')
    .select('open')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return open;
}

/** Fails where it opens one whose host name another open one has. */
export async function updateOpen(transaction: Transaction, scope: Scope, open: boolean): Promise<void> {
  await scoped(transaction, scope).updateTable('exhibition').set({ open }).execute();
}

/** The open exhibition that has a host name, of whatever tenant, which nobody else changes until the transaction ends. */
export async function lockHolder(
  transaction: Transaction,
  { tenantId, exhibitionId }: Scope,
  host: string,
): Promise<(Scope & { readonly title: LocalText }) | null> {
  const row = await transaction
    .selectFrom('exhibition')
    .select(['tenant_id as tenantId', 'exhibition_id as exhibitionId', 'title'])
    .where('host', '=', host)
    .where('open', '=', true)
    .where((one) =>
      one.not(one.and([one('tenant_id', '=', tenantId), one('exhibition_id', '=', exhibitionId)])),
    )
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The exhibition is reached by its own address alone from then on. */
export async function releaseHost(transaction: Transaction, scope: Scope): Promise<void> {
  await scoped(transaction, scope).updateTable('exhibition').set({ host: null }).execute();
}
