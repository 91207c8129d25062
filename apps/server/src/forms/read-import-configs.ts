import type { ImportConfig } from '@zhantai/contract';
import type { Database } from '../database/database.ts';
import type { FileLinks } from '../files/index.ts';
import { findTemplates } from './find-templates.ts';
import { importSettings } from './import-settings.ts';
import type { OpenedForm } from './open-form.ts';
import { definitionsOf } from './services.ts';
import { madeTemplateUrl } from './made-template-url.ts';

/**
 * How rows come into the sub-tables of a form, and where their templates are: one that staff keep here, else what makes
 * one from the columns.
 * @param exhibitorId whom a transport supplier asks for.
 */
export async function readImportConfigs(
  database: Database,
  links: FileLinks,
  { actor: { exhibition }, form }: OpenedForm,
  now: Date,
  exhibitorId: string | undefined,
): Promise<ImportConfig[]> {
  const { tenantId, exhibitionId } = exhibition;
  const version = await definitionsOf(database).load(database, exhibition, form.formId, form.version);
  const settings = importSettings(version.detail, version.in('zh-Hans'));
  const templates = await findTemplates(database, exhibition, settings);
  return settings.map(({ formItemId, imports, only, replaces }) => {
    const file = templates.get(formItemId);
    return {
      type: 2,
      formItemId,
      isImport: imports ? 2 : 1,
      isImportOnly: only ? 2 : 1,
      importWay: replaces ? 2 : 1,
      templateUrl:
        file === undefined
          ? madeTemplateUrl({ formId: form.formId, formItemId, exhibitorId })
          : links.sign({ tenantId, exhibitionId, fileId: file.fileId }, now),
    };
  });
}
