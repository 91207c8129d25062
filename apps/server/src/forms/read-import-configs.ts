import type { ImportConfig } from '@zhantai/contract';
import type { Database } from '../database/database.ts';
import { findFiles, linkedFileId, ownerKey, type FileLinks } from '../files/index.ts';
import { importSettings } from './import-settings.ts';
import type { OpenedForm } from './open-form.ts';
import { definitionsOf } from './services.ts';
import { findStaff } from './store.ts';

/**
 * How rows come into the sub-tables of a form. A template is a file that staff keep here: no other address is ever told,
 * and nobody else's file (engine.md §5).
 */
export async function readImportConfigs(
  database: Database,
  links: FileLinks,
  { visitor: { exhibition }, form }: OpenedForm,
  now: Date,
): Promise<ImportConfig[]> {
  const { tenantId, exhibitionId } = exhibition;
  const version = await definitionsOf(database).load(database, exhibition, form.formId, form.version);
  const settings = importSettings(version.detail, version.in('zh-Hans'));
  const ids = settings.flatMap(({ templateUrl }) => linkedFileId(templateUrl ?? '') ?? []);
  const files = await findFiles(database, exhibition, ids);
  const staff = ids.length === 0 ? [] : await findStaff(database, exhibition);
  const keys = new Set(staff.map((accountId) => ownerKey({ kind: 'account', accountId })));
  const kept = new Set(files.filter((file) => keys.has(file.ownerKey)).map((file) => file.fileId));
  return settings.map(({ formItemId, imports, only, replaces, templateUrl }) => {
    const fileId = linkedFileId(templateUrl ?? '');
    return {
      type: 2,
      formItemId,
      isImport: imports ? 2 : 1,
      isImportOnly: only ? 2 : 1,
      importWay: replaces ? 2 : 1,
      templateUrl:
        fileId === null || !kept.has(fileId) ? null : links.sign({ tenantId, exhibitionId, fileId }, now),
    };
  });
}
