import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { scoped, tenantScoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** An archive that is uploaded in parts. */
export interface StoredUpload {
  readonly uploadId: string;
  readonly accountId: string;
  readonly name: string;
  readonly bytes: number;
  readonly parts: readonly number[];
  readonly report: unknown;
}

/** So many of one account stay, in all its exhibitions together; one more ends the oldest. */
const MOST_KEPT = 3;

export async function insertUpload(
  transaction: Transaction,
  scope: Scope,
  { uploadId, accountId, name, bytes }: Omit<StoredUpload, 'parts' | 'report'>,
  { at, until }: { readonly at: Date; readonly until: Date },
): Promise<void> {
  const lock = JSON.stringify(['archive uploads', scope.tenantId, accountId]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(transaction);
  await scoped(transaction, scope)
    .insertInto('archive_upload')
    .values({ upload_id: uploadId, account_id: accountId, name, bytes, created_at: at, kept_until: until })
    .execute();
  await tenantScoped(transaction, scope.tenantId)
    .updateTable('archive_upload')
    .set({ kept_until: at })
    .where('upload_id', 'in', (open) =>
      open
        .selectFrom('archive_upload')
        .select('upload_id')
        .where('account_id', '=', accountId)
        .where('kept_until', '>', at)
        .orderBy('created_at', 'desc')
        .orderBy('upload_id', 'desc')
        .offset(MOST_KEPT),
    )
    .execute();
}

/** An upload that is still kept; null where there is none. */
export async function findUpload(
  database: Database,
  scope: Scope,
  uploadId: string,
  now: Date,
): Promise<StoredUpload | null> {
  const row = await scoped(database, scope)
    .selectFrom('archive_upload')
    .select(['upload_id as uploadId', 'account_id as accountId', 'name', 'bytes', 'parts', 'report'])
    .where('upload_id', '=', uploadId)
    .where('kept_until', '>', now)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, bytes: Number(row.bytes) };
}

/** Notes that a part is here. */
export async function notePart(
  database: Database,
  scope: Scope,
  uploadId: string,
  part: number,
): Promise<void> {
  await scoped(database, scope)
    .updateTable('archive_upload')
    .set({ parts: sql<number[]>`array_append(array_remove(parts, ${part}::integer), ${part}::integer)` })
    .where('upload_id', '=', uploadId)
    .execute();
}

/** Keeps what a dry run found. */
export async function keepReport(
  transaction: Transaction,
  scope: Scope,
  uploadId: string,
  report: object,
): Promise<void> {
  await scoped(transaction, scope)
    .updateTable('archive_upload')
    .set({ report: JSON.stringify(report) })
    .where('upload_id', '=', uploadId)
    .execute();
}

/** It is needed no more. */
export async function endUpload(
  transaction: Transaction,
  scope: Scope,
  uploadId: string,
  now: Date,
): Promise<void> {
  await scoped(transaction, scope)
    .updateTable('archive_upload')
    .set({ kept_until: now })
    .where('upload_id', '=', uploadId)
    .execute();
}

/** Uploads whose time is over, at most so many. */
export async function findOldUploads(
  database: Database,
  now: Date,
  most: number,
): Promise<readonly (Scope & { readonly uploadId: string; readonly bytes: number })[]> {
  const { rows } = await sql<Scope & { uploadId: string; bytes: string }>`
    select tenant_id as "tenantId", exhibition_id as "exhibitionId", upload_id as "uploadId", bytes
    from archive_upload where kept_until <= ${now} limit ${most}`.execute(database);
  return rows.map((row) => ({ ...row, bytes: Number(row.bytes) }));
}

export async function deleteUpload(database: Database, scope: Scope, uploadId: string): Promise<void> {
  await scoped(database, scope).deleteFrom('archive_upload').where('upload_id', '=', uploadId).execute();
}
