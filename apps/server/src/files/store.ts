import { sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';

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
}

/** Counts one more file that shows this content. */
export async function addBlobRef(
  transaction: Transaction,
  scope: Scope,
  { sha256, size, encrypted }: Blob,
): Promise<void> {
  await transaction
    .insertInto('blob')
    .values({
      tenant_id: scope.tenantId,
      exhibition_id: scope.exhibitionId,
      sha256,
      size,
      encrypted,
      refs: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'exhibition_id', 'sha256'])
        .doUpdateSet({ refs: sql`${sql.ref('blob.refs')} + 1` }),
    )
    .execute();
}

/** How much an owner keeps; nobody else counts for the same owner until the transaction ends. */
export async function lockUsage(
  transaction: Transaction,
  scope: Scope,
  owner: string,
): Promise<{ readonly files: number; readonly bytes: number }> {
  const lock = JSON.stringify(['files', scope.tenantId, scope.exhibitionId, owner]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(transaction);
  const row = await transaction
    .selectFrom('file')
    .select((file) => [
      file.fn.countAll<string>().as('files'),
      sql<string>`coalesce(sum(size), 0)`.as('bytes'),
    ])
    .where('tenant_id', '=', scope.tenantId)
    .where('exhibition_id', '=', scope.exhibitionId)
    .where('owner_key', '=', owner)
    .executeTakeFirstOrThrow();
  return { files: Number(row.files), bytes: Number(row.bytes) };
}

export async function insertFile(transaction: Transaction, scope: Scope, file: NewFile): Promise<StoredFile> {
  const row = await transaction
    .insertInto('file')
    .values({
      tenant_id: scope.tenantId,
      exhibition_id: scope.exhibitionId,
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
  const rows = await database
    .selectFrom('file')
    .innerJoin('blob', (join) =>
      join
        .onRef('blob.tenant_id', '=', 'file.tenant_id')
        .onRef('blob.exhibition_id', '=', 'file.exhibition_id')
        .onRef('blob.sha256', '=', 'file.sha256'),
    )
    .select(columns)
    .where('file.tenant_id', '=', scope.tenantId)
    .where('file.exhibition_id', '=', scope.exhibitionId)
    .where('file.file_id', 'in', [...ids])
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
