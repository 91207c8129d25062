import type { Readable } from 'node:stream';
import { packLines, writeArchive, type ArchiveServices } from '../../apps/server/src/archives/index.ts';
import type { LocalText } from '../../apps/server/src/database/tables/schema.ts';
import type { PackPart } from '../../packages/contract/src/index.ts';
import { demoExhibition, demoTenantId } from './exhibition.ts';
import { WRITTEN_AT } from './written-at.ts';

/** A pack that comes with the product. */
interface ProductPack {
  readonly packId: string;
  readonly title: LocalText;
  readonly parts: readonly PackPart[];
}

/** What is made of the demo's fair for those who begin with nothing of their own. */
export const productPacks: readonly ProductPack[] = [
  {
    packId: 'standard',
    title: { 'zh-Hans': '标准展会手册', 'zh-Hant': '標準展會手冊', en: 'Standard fair manual' },
    parts: ['groups', 'dictionaries', 'forms', 'catalogues', 'articles'],
  },
  {
    packId: 'empty',
    title: { 'zh-Hans': '空白', 'zh-Hant': '空白', en: 'Blank' },
    parts: ['groups'],
  },
];

/** The zip of a pack, of a database that holds the demo's fair. */
export function writePack(services: ArchiveServices, { title, parts }: ProductPack): Readable {
  const scope = { tenantId: demoTenantId, exhibitionId: demoExhibition.exhibitionId };
  return writeArchive(services, scope, 'set-up', null, {
    withPatterns: true,
    choose: (transaction) => packLines(transaction, scope, { title, parts: new Set(parts), at: WRITTEN_AT }),
  });
}
