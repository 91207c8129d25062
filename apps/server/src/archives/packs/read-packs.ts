import type { Pack, PackContents } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { recordAudit } from '../../audit/index.ts';
import type { Origin, Staff } from '../../auth/index.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { formatTime, localText, type Exhibition } from '../../exhibitions/index.ts';
import type { ArchiveLine } from '../../platform/archive-kind.ts';
import { Refusal } from '../../platform/refusal.ts';
import { withPack } from '../fill/sources.ts';
import type { OpenArchive } from '../open-archive.ts';
import { deletePack, findPack, findPacks } from '../store/packs.ts';
import { packContent, productPacks, refusingGone, type PackServices } from './keep-pack.ts';

/** All packs: those of the product, then those of the organiser. */
export async function readPacks(
  services: PackServices,
  { tenantId, zone }: Exhibition,
  language: Language,
): Promise<Pack[]> {
  const own = await findPacks(services.database, tenantId);
  const shipped: Pack[] = [];
  for (const packId of productPacks) {
    const contents = await readPack(services, tenantId, packId, language);
    shipped.push({
      id: packId,
      title: contents.title,
      note: '',
      isProduct: true,
      counts: {
        forms: contents.forms.length,
        dictionaries: contents.dictionaries.length,
        articles: contents.articles.length,
        items: contents.items,
      },
      madeBy: null,
      madeAt: null,
    });
  }
  return [
    ...shipped,
    ...own.map(({ packId, title, note, counts, madeByName, madeAt }) => ({
      id: packId,
      title,
      note,
      isProduct: false,
      counts,
      madeBy: madeByName,
      madeAt: formatTime(madeAt, zone),
    })),
  ];
}

/** What is in a pack, by name. @throws Refusal NOT_FOUND. */
export async function readPack(
  services: PackServices,
  tenantId: string,
  packId: string,
  language: Language,
): Promise<PackContents & { readonly items: number }> {
  const titleOf = ({ title }: ArchiveLine): string => localText(textsOf(title), language);
  return refusingGone(
    withPack(services, tenantId, packId, async (archive) => {
      const [forms, entries] = [await all(archive, 'form'), await all(archive, 'dictionary_entry')];
      const [exhibition] = await all(archive, 'exhibition');
      return {
        id: packId,
        title: exhibition === undefined ? packId : titleOf(exhibition),
        forms: forms
          .map((line) => ({
            formId: String(line['formId']),
            code: String(line['formCode']),
            title: titleOf(line),
            group: String(line['formGroup']),
          }))
          .toSorted((one, other) => one.code.localeCompare(other.code, 'en', { numeric: true })),
        dictionaries: [...new Set(entries.map(({ code }) => String(code)))].toSorted(),
        articles: (await all(archive, 'article_version')).map(titleOf),
        items: archive.manifest.lines['catalogue_item'] ?? 0,
      };
    }),
  );
}

/** Deletes a pack of the organiser. @throws Refusal NOT_FOUND, also for those of the product. */
export async function removePack(
  { database, storage }: PackServices,
  {
    staff,
    exhibition,
    origin,
  }: { readonly staff: Staff; readonly exhibition: Exhibition; readonly origin: Origin },
  packId: string,
): Promise<void> {
  const { tenantId, exhibitionId } = exhibition;
  const fileId = await inTransaction(database, async (transaction) => {
    const pack = await findPack(transaction, tenantId, packId);
    if (pack === null || !(await deletePack(transaction, tenantId, packId))) throw new Refusal('NOT_FOUND');
    await recordAudit(transaction, {
      tenantId,
      exhibitionId,
      actor: { kind: 'staff', accountId: staff.accountId },
      action: 'pack.delete',
      thing: { kind: 'pack', id: packId },
      detail: { title: pack.title },
      origin,
    });
    return pack.fileId;
  });
  await storage.remove(packContent(tenantId, fileId));
}

async function all(archive: OpenArchive, table: string): Promise<readonly ArchiveLine[]> {
  const lines: ArchiveLine[] = [];
  for await (const { line } of archive.lines(table)) lines.push(line);
  return lines;
}

function textsOf(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([language, text]) => [language, String(text)]));
}
