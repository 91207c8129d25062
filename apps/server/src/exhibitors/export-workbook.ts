import { limits, type ConsoleBoothsQuery, type ConsoleExhibitorsQuery } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { recordAudit } from '../audit/index.ts';
import { findBooths } from '../booths/index.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { namedColumns } from '../imports/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { poolOf } from '../tables/index.ts';
import type { Editor } from './editor.ts';
import type { ImportProp } from './import/columns.ts';
import { exhibitorImport } from './import/exhibitor-import.ts';
import { readBoothFilter, readFilter } from './read-filter.ts';
import { findListedBooths } from './store/booths.ts';
import { selectListed, selectMatching } from './store/exhibitor-list.ts';

/** A row as an import reads it. Contacts stay empty: phones are masked for staff, and an empty cell changes nothing. */
type Row = Partial<Readonly<Record<ImportProp, string | number | null>>>;

/**
 * The exhibitors that match as a workbook with the columns of their import, a row for each booth, so that a corrected
 * export is an import (console.md §1.2).
 * @throws Refusal SHEET_TOO_LARGE for more rows than an import takes.
 */
export async function exportExhibitors(
  database: Database,
  editor: Editor,
  query: ConsoleExhibitorsQuery,
  language: Language,
  now: Date,
): Promise<Uint8Array> {
  const { exhibition, staff } = editor;
  const ids = await selectMatching(database, exhibition, staff, readFilter(query, now));
  refuseLong(ids.length);
  const [exhibitors, booths] = await Promise.all([
    selectListed(database, exhibition, ids),
    findBooths(database, exhibition, ids),
  ]);
  const rows = exhibitors
    .toSorted((one, other) => (one.code < other.code ? -1 : 1))
    .flatMap(({ exhibitorId, code, name, nameEn, origin, language: spoken, tags }): readonly Row[] => {
      const own = { code, name, nameEn, origin, language: spoken, tags: tags.join('、') };
      const all = booths.get(exhibitorId) ?? [];
      return all.length === 0 ? [own] : all.map((booth) => ({ ...own, ...boothCells(booth) }));
    });
  return makeExport(database, editor, language, 'exhibitor.export', rows);
}

/** The booths that match, free ones too; as {@link exportExhibitors}. @throws Refusal SHEET_TOO_LARGE. */
export async function exportBooths(
  database: Database,
  editor: Editor,
  query: ConsoleBoothsQuery,
  language: Language,
): Promise<Uint8Array> {
  const { exhibition, staff } = editor;
  const page = { sort: [], offset: 0, size: limits.importRows + 1 };
  const found = await findListedBooths(database, exhibition, staff, readBoothFilter(query), page);
  const rows = found.rows.map(({ exhibitorCode, exhibitorName, ...booth }): Row => ({
    code: exhibitorCode,
    name: exhibitorName,
    ...boothCells(booth),
  }));
  return makeExport(database, editor, language, 'booth.export', rows);
}

const boothCells = ({ hall, number, area, type, heightLimit }: Required<Pick<Row, BoothProp>>): Row => ({
  hall,
  number,
  area,
  type,
  heightLimit,
});
type BoothProp = 'hall' | 'number' | 'area' | 'type' | 'heightLimit';

async function makeExport(
  database: Database,
  { exhibition, staff, origin }: Editor,
  language: Language,
  action: string,
  rows: readonly Row[],
): Promise<Uint8Array> {
  refuseLong(rows.length);
  const detail = namedColumns(exhibitorImport, new Map());
  const title = exhibitorImport.title(language);
  const table = { detail, language, formItemId: null, title, options: {} };
  const filled = rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== null)),
  );
  const made = await poolOf(database).run({ kind: 'template', table, rows: filled });
  if (made.kind !== 'file') throw new Error(`An export of exhibitors ended as ${made.kind}.`);
  const { tenantId, exhibitionId } = exhibition;
  await inTransaction(database, (transaction) =>
    recordAudit(transaction, {
      tenantId,
      exhibitionId,
      actor: { kind: 'staff', accountId: staff.accountId },
      action,
      thing: { kind: 'exhibition', id: exhibitionId },
      detail: { rows: rows.length },
      origin,
    }),
  );
  return made.bytes;
}

function refuseLong(rows: number): void {
  if (rows > limits.importRows) throw new Refusal('SHEET_TOO_LARGE');
}
