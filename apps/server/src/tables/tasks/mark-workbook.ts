import { readFile } from 'node:fs/promises';
import { markProblems } from '@zhantai/workbooks/mark';
import { readRows, readWorkbook } from '@zhantai/workbooks/read';
import type { MarkTask, SheetResult } from '../pool/sheet-task.ts';
import { faultOf } from './fault-of.ts';
import { nodePlatform } from './node-platform.ts';
import { optionsIn, tableItem } from './table-item.ts';

/** Writes a comment on each wrong cell of a workbook; what names no column of it stands at the first one. */
export async function markWorkbook({ path, table, problems }: MarkTask): Promise<SheetResult> {
  const item = tableItem(table);
  if (item === null) throw new Error('The table of a workbook is gone.');
  const bytes = await readFile(path);
  const book = readWorkbook(bytes, { item, platform: nodePlatform });
  if (!book.ok) return faultOf(book);
  const read = readRows(item, book.sheet, { optionsOf: optionsIn(table) });
  if (!read.ok) return faultOf(read);
  const { columnOf, rows } = read.table;
  const first = Math.min(...columnOf.values());
  const marks = problems.map(({ row, prop, message }) => ({
    row,
    column: columnOf.get(prop) ?? (row === 0 ? null : first),
    message,
  }));
  const { index, name } = book.sheet;
  const where = { index, name, headerRow: Math.max(1, (rows[0]?.number ?? 2) - 1) };
  return { kind: 'file', bytes: await markProblems(bytes, marks, where) };
}
