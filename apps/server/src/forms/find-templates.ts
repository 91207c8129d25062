import type { Database } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import { findFiles, linkedFileId, ownerKey, type StoredFile } from '../files/index.ts';
import type { ImportSettings } from './import-settings.ts';
import { findStaff } from './store.ts';

/**
 * The templates that the organiser keeps for sub-tables, by the item's id. A template is a file that staff keep here: no
 * other address is ever followed, and nobody else's file (engine.md §5).
 */
export async function findTemplates(
  database: Database,
  scope: Scope,
  settings: readonly ImportSettings[],
): Promise<ReadonlyMap<string, StoredFile>> {
  const named = settings.flatMap(({ formItemId, templateUrl }) => {
    const fileId = linkedFileId(templateUrl ?? '');
    return fileId === null ? [] : [{ formItemId, fileId }];
  });
  const kept = await findStaffFiles(
    database,
    scope,
    named.map(({ fileId }) => fileId),
  );
  return new Map(
    named.flatMap(({ formItemId, fileId }) => {
      const file = kept.find((one) => one.fileId === fileId);
      return file === undefined ? [] : [[formItemId, file]];
    }),
  );
}

/** Of these files those that staff keep. */
export async function findStaffFiles(
  database: Database,
  scope: Scope,
  fileIds: readonly string[],
): Promise<readonly StoredFile[]> {
  if (fileIds.length === 0) return [];
  const [files, staff] = await Promise.all([findFiles(database, scope, fileIds), findStaff(database, scope)]);
  const keys = new Set(staff.map((accountId) => ownerKey({ kind: 'account', accountId })));
  return files.filter((file) => keys.has(file.ownerKey));
}
