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
  readonly sha256: string;
  readonly createdAt: Date;
}

export type NewFile = Omit<StoredFile, 'createdAt'> & { readonly createdBy: string | null };

/** Counts one more file that shows this content. */
export async function addBlobRef(
  transaction: Transaction,
  scope: Scope,
  sha256: string,
  size: number,
): Promise<void> {
  await transaction
    .insertInto('blob')
    .values({ tenant_id: scope.tenantId, exhibition_id: scope.exhibitionId, sha256, size, refs: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'exhibition_id', 'sha256'])
        .doUpdateSet({ refs: sql`${sql.ref('blob.refs')} + 1` }),
    )
    .execute();
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
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toFile(row);
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
    .select(columns)
    .where('tenant_id', '=', scope.tenantId)
    .where('exhibition_id', '=', scope.exhibitionId)
    .where('file_id', 'in', [...ids])
    .execute();
  return rows.map(toFile);
}

const columns = [
  'file_id',
  'owner_key',
  'form_id',
  'form_item_id',
  'name',
  'mime',
  'size',
  'sha256',
  'created_at',
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
  };
}
