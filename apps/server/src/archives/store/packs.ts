import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { tenantScoped } from '../../database/scoped/scoped.ts';
import type { PackCounts } from '../../database/tables/job-tables.ts';

/** A pack of an organiser. */
export interface StoredPack {
  readonly packId: string;
  readonly title: string;
  readonly note: string;
  readonly fileId: string;
  readonly counts: PackCounts;
  readonly madeBy: string;
  readonly madeAt: Date;
}

const columns = [
  'pack_id as packId',
  'title',
  'note',
  'file_id as fileId',
  'counts',
  'made_by as madeBy',
  'made_at as madeAt',
] as const;

/** The packs of an organiser, the newest first, each with the name of who made it. */
export async function findPacks(
  database: Database,
  tenantId: string,
): Promise<readonly (StoredPack & { readonly madeByName: string | null })[]> {
  return tenantScoped(database, tenantId)
    .selectFrom('pack')
    .leftJoin('account', 'account.account_id', 'pack.made_by')
    .select(columns)
    .select('account.name as madeByName')
    .orderBy('made_at', 'desc')
    .orderBy('pack_id', 'desc')
    .execute();
}

export async function findPack(
  database: Database,
  tenantId: string,
  packId: string,
): Promise<StoredPack | null> {
  const row = await tenantScoped(database, tenantId)
    .selectFrom('pack')
    .select(columns)
    .where('pack_id', '=', packId)
    .executeTakeFirst();
  return row ?? null;
}

/** How many packs an organiser has, those that jobs of a kind are to make among them; nobody else counts meanwhile. */
export async function countPacks(transaction: Transaction, tenantId: string, kind: string): Promise<number> {
  const lock = JSON.stringify(['packs', tenantId]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(transaction);
  const kept = await tenantScoped(transaction, tenantId)
    .selectFrom('pack')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const begun = await tenantScoped(transaction, tenantId)
    .selectFrom('job')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('kind', '=', kind)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow();
  return Number(kept.count) + Number(begun.count);
}

export async function insertPack(
  transaction: Transaction,
  tenantId: string,
  { packId, title, note, fileId, counts, madeBy, madeAt }: StoredPack,
): Promise<void> {
  await tenantScoped(transaction, tenantId)
    .insertInto('pack')
    .values({
      pack_id: packId,
      title,
      note,
      file_id: fileId,
      counts: JSON.stringify(counts),
      made_by: madeBy,
      made_at: madeAt,
    })
    .execute();
}

/** Whether there was one. */
export async function deletePack(
  transaction: Transaction,
  tenantId: string,
  packId: string,
): Promise<boolean> {
  const { numDeletedRows } = await tenantScoped(transaction, tenantId)
    .deleteFrom('pack')
    .where('pack_id', '=', packId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
