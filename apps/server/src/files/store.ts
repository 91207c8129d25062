import { sql } from 'kysely';
import { anyOf } from '../database/queries/any-of.ts';
import type { Database, Transaction } from '../database/database.ts';
import { scoped } from '../database/scoped/scoped.ts';
import { inScope } from '../database/scoped/in-scope.ts';
import type { Scope } from '../exhibitions/index.ts';
import { ownerKey, type Subject } from './contents/owner-key.ts';
import type { BlobKey } from './storage/file-storage.ts';

export interface StoredFile {
  readonly fileId: string;
  readonly ownerKey: string;
  readonly formId: string | null;
  readonly formItemId: string | null;
  readonly name: string;
  readonly mime: string;
  /** Bytes. */
  readonly size: number;
  /** Names its content, see {@link Blob}. */
  readonly sha256: string;
  /** Its content is kept encrypted. */
  readonly encrypted: boolean;
  readonly createdAt: Date;
}

export type NewFile = Omit<StoredFile, 'createdAt'> & { readonly createdBy: string | null };

/** A stored content. */
export interface Blob {
  /** Of the content; of an encrypted one the name that its cipher gave it. */
  readonly sha256: string;
  /** Bytes, decrypted. */
  readonly size: number;
  readonly encrypted: boolean;
  /** Number of the data key that sealed it; null where it is not encrypted. */
  readonly keyId: string | null;
}

/**
 * Says that a content is about to be stored, so that it is found again if its upload never comes to an end, and is not
 * removed as nobody's meanwhile. @returns false while it is being removed.
 */
export async function announceBlob(
  database: Database,
  scope: Scope,
  { sha256, size, encrypted, keyId }: Blob,
): Promise<boolean> {
  const row = await scoped(database, scope)
    .insertInto('blob')
    .values({
      sha256,
      size,
      encrypted,
      key_id: keyId,
      refs: 0,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'exhibition_id', 'sha256'])
        .doUpdateSet({ created_at: sql`now()` })
        .where('blob.removing_at', 'is', null),
    )
    .returning('refs')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts one more file that shows a content that was announced. @returns false where it was removed meanwhile. */
export async function addBlobRef(
  transaction: Transaction,
  scope: Scope,
  { sha256 }: Pick<Blob, 'sha256'>,
): Promise<boolean> {
  const { numUpdatedRows } = await scoped(transaction, scope)
    .updateTable('blob')
    .set({ refs: sql`refs + 1` })
    .where('sha256', '=', sha256)
    .where('removing_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What a file shows; nobody gives its content another name until the transaction ends. */
export async function lockShown(
  transaction: Transaction,
  scope: Scope,
  fileId: string,
): Promise<Pick<Blob, 'sha256' | 'keyId'>> {
  return scoped(transaction, scope)
    .selectFrom('file')
    .innerJoin('blob', 'blob.sha256', 'file.sha256')
    .select(['file.sha256', 'blob.key_id as keyId'])
    .where('file.file_id', '=', fileId)
    .forShare('file')
    .executeTakeFirstOrThrow();
}

/** A content that is encrypted. */
export type SealedBlob = BlobKey & {
  /** Bytes, decrypted. */
  readonly size: number;
};

/** Contents that files show and one of these data keys sealed, at most `most`. */
export async function findSealedBlobs(
  database: Database,
  keyIds: readonly string[],
  most: number,
): Promise<readonly SealedBlob[]> {
  const rows = await database
    .selectFrom('blob')
    .select(['tenant_id as tenantId', 'exhibition_id as exhibitionId', 'sha256', 'size'])
    .where('key_id', '=', anyOf(keyIds))
    .where('refs', '>', 0)
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, size: Number(row.size) }));
}

/** Shows a content that was announced wherever `from` was shown; what is left of that one is removed as nobody's. */
export async function moveShown(
  transaction: Transaction,
  { sha256: from, ...scope }: BlobKey,
  to: string,
): Promise<void> {
  const contents = sql`${inScope(scope)} and sha256`;
  // Until the end nobody shows it once more.
  await sql`select from blob where ${contents} = ${from} for update`.execute(transaction);
  const moved = await sql`update file set sha256 = ${to} where ${contents} = ${from}`.execute(transaction);
  await sql`
    update blob set created_at = now(), refs = case when sha256 = ${to} then refs + ${Number(moved.numAffectedRows ?? 0n)}::integer else 0 end
    where ${contents} = any(${[from, to]})`.execute(transaction);
}

/** How much an owner keeps; nobody else counts for the same owner until the transaction ends. */
export async function lockUsage(
  transaction: Transaction,
  scope: Scope,
  owner: string,
): Promise<{ readonly files: number; readonly bytes: number }> {
  const lock = JSON.stringify(['files', scope.tenantId, scope.exhibitionId, owner]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(transaction);
  const row = await scoped(transaction, scope)
    .selectFrom('file')
    .select((file) => [
      file.fn.countAll<string>().as('files'),
      sql<string>`coalesce(sum(size), 0)`.as('bytes'),
    ])
    .where('owner_key', '=', owner)
    .executeTakeFirstOrThrow();
  return { files: Number(row.files), bytes: Number(row.bytes) };
}

/** How much all tickets of an exhibition keep; nobody else counts it until the transaction ends. */
export async function lockGuestUsage(
  transaction: Transaction,
  scope: Scope,
): Promise<{ readonly files: number; readonly bytes: number }> {
  const lock = JSON.stringify(['guest files', scope.tenantId, scope.exhibitionId]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(transaction);
  const { rows } = await sql<{ files: string; bytes: string }>`
    select count(*) as files, coalesce(sum(size), 0) as bytes from file
    where ${inScope(scope)} and owner_key like 'ticket:%'
  `.execute(transaction);
  return { files: Number(rows[0]?.files ?? 0), bytes: Number(rows[0]?.bytes ?? 0) };
}

/** How many files of an owner were sent for an item of a form. */
export async function countFilesOfItem(
  transaction: Transaction,
  scope: Scope,
  owner: string,
  { formId, formItemId }: { readonly formId: string; readonly formItemId: string },
): Promise<number> {
  const { files } = await scoped(transaction, scope)
    .selectFrom('file')
    .select((file) => file.fn.countAll<string>().as('files'))
    .where('owner_key', '=', owner)
    .where('form_id', '=', formId)
    .where('form_item_id', '=', formItemId)
    .executeTakeFirstOrThrow();
  return Number(files);
}

export async function insertFile(transaction: Transaction, scope: Scope, file: NewFile): Promise<StoredFile> {
  const row = await scoped(transaction, scope)
    .insertInto('file')
    .values({
      file_id: file.fileId,
      owner_key: file.ownerKey,
      form_id: file.formId,
      form_item_id: file.formItemId,
      name: file.name,
      mime: file.mime,
      size: file.size,
      sha256: file.sha256,
      created_by: file.createdBy,
    })
    .returning(['created_at'])
    .executeTakeFirstOrThrow();
  const { createdBy: _, ...kept } = file;
  return { ...kept, createdAt: row.created_at };
}

/** The files of these ids in this exhibition, whoever owns them, in no particular order. */
export async function findFiles(
  database: Database,
  scope: Scope,
  ids: readonly string[],
): Promise<readonly StoredFile[]> {
  if (ids.length === 0) return [];
  const rows = await scoped(database, scope)
    .selectFrom('file')
    .innerJoin('blob', 'blob.sha256', 'file.sha256')
    .select(columns)
    .where('file.file_id', '=', anyOf(ids))
    .execute();
  return rows.map(toFile);
}

const columns = [
  'file.file_id',
  'owner_key',
  'form_id',
  'form_item_id',
  'name',
  'mime',
  'file.size',
  'file.sha256',
  'file.created_at',
  'blob.encrypted',
] as const;

interface FileRow {
  file_id: string;
  owner_key: string;
  form_id: string | null;
  form_item_id: string | null;
  name: string;
  mime: string;
  size: string;
  sha256: string;
  created_at: Date;
  encrypted: boolean;
}

function toFile(row: FileRow): StoredFile {
  return {
    fileId: row.file_id,
    ownerKey: row.owner_key,
    formId: row.form_id,
    formItemId: row.form_item_id,
    name: row.name,
    mime: row.mime,
    size: Number(row.size),
    sha256: row.sha256,
    createdAt: row.created_at,
    encrypted: row.encrypted,
  };
}

/** Removes files of tickets that are older than `before` and kept by no submission. @returns how many, at most `most`. */
export async function dropOrphans(transaction: Transaction, before: Date, most: number): Promise<number> {
  const { rows } = await sql<{ files: string }>`
    with orphan as (
      delete from file where ctid in (
        select file.ctid from file
        where owner_key like 'ticket:%' and created_at < ${before} and not exists (
          select from guest_file
          where guest_file.tenant_id = file.tenant_id and guest_file.exhibition_id = file.exhibition_id
            and guest_file.file_id = file.file_id
        )
        order by created_at limit ${most} for update skip locked
      )
      returning tenant_id, exhibition_id, sha256
    ), shown as (
      select tenant_id, exhibition_id, sha256, count(*) as files from orphan group by 1, 2, 3
    ), counted as (
      update blob set refs = refs - shown.files from shown
      where blob.tenant_id = shown.tenant_id and blob.exhibition_id = shown.exhibition_id
        and blob.sha256 = shown.sha256
    )
    select count(*) as files from orphan`.execute(transaction);
  return Number(rows[0]?.files ?? 0);
}

/** Removes every file of an owner; what no other file shows is removed from the store of files later. */
export async function dropFilesOf(transaction: Transaction, scope: Scope, owner: string): Promise<void> {
  await sql`
    with dropped as (
      delete from file where ${inScope(scope, 'file')} and owner_key = ${owner}
      returning tenant_id, exhibition_id, sha256
    ), shown as (
      select tenant_id, exhibition_id, sha256, count(*) as files from dropped group by 1, 2, 3
    )
    update blob set refs = refs - shown.files from shown
    where blob.tenant_id = shown.tenant_id and blob.exhibition_id = shown.exhibition_id
      and blob.sha256 = shown.sha256`.execute(transaction);
}

/** Seconds after which somebody who removes a content is believed to have died. */
const REMOVAL_TIMEOUT_SECONDS = 60;

/**
 * Takes one content of before `before` that no file shows, so that nobody shows it anew until it is removed and
 * {@link forgetRemoved}; null if there is none. Committed at once: a store of files may be slow, and no connection waits
 * for it.
 */
export async function takeUnshown(database: Database, before: Date): Promise<BlobKey | null> {
  const { rows } = await sql<BlobKey>`
    update blob set removing_at = now() where ctid = (
      select ctid from blob
      where refs = 0 and created_at < ${before}
        and (removing_at is null or removing_at < now() - make_interval(secs => ${REMOVAL_TIMEOUT_SECONDS}))
      limit 1 for update skip locked
    )
    returning tenant_id as "tenantId", exhibition_id as "exhibitionId", sha256`.execute(database);
  return rows[0] ?? null;
}

/** Forgets a content that {@link takeUnshown} gave and that is removed now. */
export async function forgetRemoved(database: Database, { sha256, ...scope }: BlobKey): Promise<void> {
  await scoped(database, scope)
    .deleteFrom('blob')
    .where('sha256', '=', sha256)
    .where('removing_at', 'is not', null)
    .execute();
}

/** Keeps files of an owner that a submission names, so that they are never orphans. */
export async function keepFiles(
  transaction: Transaction,
  scope: Scope,
  owner: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await scoped(transaction, scope)
    .insertInto('guest_file')
    .columns(['file_id'])
    .expression((query) =>
      query
        .selectFrom('file')
        .select('file_id')
        .where('owner_key', '=', owner)
        .where('file_id', '=', anyOf(ids)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Makes files of one subject another's; those that are not the giver's stay whose they are. */
export async function handOverFiles(
  transaction: Transaction,
  scope: Scope,
  fileIds: readonly string[],
  from: Subject,
  to: Subject,
): Promise<void> {
  if (fileIds.length === 0) return;
  await scoped(transaction, scope)
    .updateTable('file')
    .set({ owner_key: ownerKey(to) })
    .where('owner_key', '=', ownerKey(from))
    .where('file_id', '=', anyOf(fileIds))
    .execute();
}
