import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { FormOfPack } from '../../form-settings/index.ts';
import { FormQuotasSchema } from '../../forms/index.ts';
import { LocalTexts } from '../../platform/documents.ts';
import { ArchiveRefused } from '../archive-refused.ts';
import { withPack } from '../fill/sources.ts';
import type { PackServices } from './keep-pack.ts';

/** What a new form takes of the settings of one in a pack. */
const Settings = Type.Object({
  title: LocalTexts,
  purpose: LocalTexts,
  submissions: Type.Enum(['one', 'booth', 'many']),
  review: Type.Boolean(),
  required: Type.Boolean(),
  transportChoice: Type.Boolean(),
  quotas: FormQuotasSchema,
});

/** Finds a form of a pack with its contents, as a new form begins with it. */
export function formOfPack(services: PackServices): FormOfPack {
  return async (tenantId, packId, formId) => {
    try {
      return await withPack(services, tenantId, packId, async (archive) => {
        for await (const { line } of archive.lines('form')) {
          if (line['formId'] !== formId) continue;
          const { quotas, ...settings } = Value.Parse(Settings, line);
          for await (const { line: version } of archive.lines('form_version')) {
            if (version['formId'] !== formId) continue;
            return {
              settings: {
                ...settings,
                passQuota: quotas.passes ?? null,
                optionQuotas: quotas.options ?? [],
              },
              definition: version['definition'],
              from: { kind: 'pack', packId, formId },
            };
          }
        }
        return null;
      });
    } catch (error) {
      if (error instanceof ArchiveRefused && error.word === 'fillGone') return null;
      throw error;
    }
  };
}
