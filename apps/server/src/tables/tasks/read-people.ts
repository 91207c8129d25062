import { readFile } from 'node:fs/promises';
import { readWorkbook, rowSteps, sheetNotes, withLists } from '@zhantai/workbooks/read';
import type { AskLists } from '../pool/create-pool.ts';
import type { ReadTask, SheetResult } from '../pool/sheet-task.ts';
import { faultOf } from './fault-of.ts';
import { nodePlatform } from './node-platform.ts';
import { optionsIn, tableItem } from './table-item.ts';

/** Reads the rows of a workbook without judging them: each is handed in for itself. */
export async function readPeople(
  { path, table, maxRows }: ReadTask,
  askLists: AskLists,
): Promise<SheetResult> {
  const item = tableItem(table);
  if (item === null) throw new Error('The table of an import is gone.');
  // Title, note and header lines stand above the rows that are counted.
  const book = readWorkbook(await readFile(path), { item, maxRows: maxRows + 20, platform: nodePlatform });
  if (!book.ok) return faultOf(book);
  const steps = rowSteps(item, book.sheet, { optionsOf: optionsIn(table) });
  const { read } = await withLists(steps, askLists);
  if (!read.ok) return faultOf(read);
  const { rows, columnOf, unknownHeaders } = read.table;
  if (rows.length > maxRows) return { kind: 'fault', fault: 'tooLarge' };
  return {
    kind: 'read',
    rows: rows.map(({ number, cells, faults }) => ({ number, cells, faults })),
    props: [...columnOf.keys()],
    unknownHeaders,
    notes: sheetNotes(book.sheet, read.table),
  };
}
