import { Readable } from 'node:stream';
import { limits, type ImportLine, type ImportPreview } from '@zhantai/contract';
import { cutText, parseDefinition, type Language } from '@zhantai/engine';
import { renderServerWord } from '@zhantai/messages/server';
import type { Staff } from '../auth/index.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { dropStaged, keepFile, ownerKey, stageFile, type FileServices, type Staged } from '../files/index.ts';
import { newId } from '../platform/new-id.ts';
import { Refusal } from '../platform/refusal.ts';
import { poolOf, refuseSheet, type TableOrigin } from '../tables/index.ts';
import type { ImportKind } from './import-kind.ts';
import { namedColumns } from './named-columns.ts';
import { insertImport } from './store.ts';

/** So many rows of each verdict are listed. */
const MOST_LISTED = 500;

/** A workbook that somebody wants to import. */
export interface WantedImport {
  readonly database: Database;
  readonly files: FileServices;
  readonly kind: ImportKind;
  readonly staff: Staff;
  readonly exhibition: Exhibition;
  readonly staged: Staged;
  /** Props by heads that name no column themselves. */
  readonly heads: ReadonlyMap<string, string>;
  readonly language: Language;
  readonly now: Date;
}

/** Reads a workbook and says what each row would do; nothing is done. @throws Refusal LIMIT_REACHED, as {@link refuseSheet}. */
export async function previewImport(wanted: WantedImport): Promise<ImportPreview> {
  const { database, kind, staff, exhibition, staged, heads, language, now } = wanted;
  const table: TableOrigin = {
    detail: namedColumns(kind, heads),
    language,
    formItemId: null,
    title: kind.title(language),
    options: {},
  };
  const maxRows = limits.importRows;
  const read = await poolOf(database).run({ kind: 'read', path: staged.path, table, maxRows });
  if (read.kind === 'fault') throw refuseSheet(read, maxRows, language);
  if (read.kind !== 'read') throw new Error(`A workbook of ${kind.kind} ended as ${read.kind}.`);
  const { lines, things } = await kind.judge(database, exhibition, read.rows, language);
  const id = newId();
  await inTransaction(database, (transaction) =>
    insertImport(transaction, exhibition, {
      importId: id,
      kind: kind.kind,
      accountId: staff.accountId,
      things,
      at: now,
    }),
  );
  const of = (verdict: ImportLine['verdict']) => lines.filter((line) => line.verdict === verdict);
  const listable = (['refused', 'changed', 'new'] as const).map(of);
  const listed = listable.flatMap((some) => some.slice(0, MOST_LISTED));
  const found = new Set(read.props);
  return {
    id,
    counts: {
      new: of('new').length,
      changed: of('changed').length,
      same: of('same').length,
      refused: of('refused').length,
    },
    columns: parseDefinition(table.detail, { language }).items.map(({ prop, label }) => ({
      prop,
      label,
      found: found.has(prop),
    })),
    unknownHeaders: [...new Set(read.unknownHeaders)],
    lines: listed.toSorted((one, other) => one.row - other.row),
    more: listable.flat().length - listed.length,
    failures: await keepFailures(wanted, table, of('refused')),
  };
}

/** The same workbook with a comment on each wrong cell, kept for a day; null where none is wrong. */
async function keepFailures(
  { database, files, staff, exhibition, staged, language, now }: WantedImport,
  table: TableOrigin,
  refused: readonly ImportLine[],
): Promise<ImportPreview['failures']> {
  if (refused.length === 0) return null;
  const problems = refused.flatMap(({ row, problems: some }) =>
    some.map(({ prop, message }) => ({ row, prop, message })),
  );
  const marked = await poolOf(database).run({ kind: 'mark', path: staged.path, table, problems });
  if (marked.kind !== 'file') throw new Error(`A marked workbook ended as ${marked.kind}.`);
  const bare = cutText(staged.name.replace(/\.[^.]*$/, ''), 80);
  const name = `${renderServerWord('wrongRows', language, { name: bare })}.xlsx`;
  const copy = await stageFile(files.storage, Readable.from([Buffer.from(marked.bytes)]), name);
  try {
    // Nobody holds this ticket: it is swept after a day with the files of tickets that nothing came of.
    const owner = ownerKey({ kind: 'ticket', ticketId: `marked-${staff.accountId}` });
    const file = await keepFile(files, exhibition, copy, { owner, createdBy: staff.accountId, item: null });
    const { tenantId, exhibitionId } = exhibition;
    return { name: file.name, link: files.links.sign({ tenantId, exhibitionId, fileId: file.fileId }, now) };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'FILE_QUOTA') return null;
    throw error;
  } finally {
    await dropStaged(copy);
  }
}
