import type { ParsingOptions, WorkBook } from '@e965/xlsx';
import { FaultError } from './fault-error.ts';
import type { RawSheet } from './open-workbook.ts';

/** Values and formats of cells, nothing of their looks; formulas by what they gave last. */
export const LIBRARY_OPTIONS: ParsingOptions = {
  type: 'array',
  dense: true,
  cellFormula: false,
  cellHTML: false,
  cellText: false,
  cellNF: true,
  cellDates: false,
};

/** Rows that a sheet of any program can have. */
const MAX_ROW = 1_048_576;

/** A sheet as the library parsed it; null where it could not. */
export function rawSheet(workbook: WorkBook, name: string): RawSheet | null {
  const sheet: unknown = workbook.Sheets[name];
  if (typeof sheet !== 'object' || sheet === null) return null;
  const rows = listIn(sheet, '!data');
  // A row beyond the last there can be stands nowhere.
  return rows.length > MAX_ROW ? null : { rows, merges: listIn(sheet, '!merges') };
}

function listIn(sheet: object, key: '!data' | '!merges'): readonly unknown[] {
  const list: unknown = Reflect.get(sheet, key);
  return Array.isArray(list) ? list : [];
}

/** What the library says of a file it cannot read, as a fault. */
export function parsed(parse: () => WorkBook): WorkBook {
  try {
    return parse();
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (/password|encrypt/i.test(message)) throw new FaultError('encrypted');
    throw new FaultError(/find workbook|unsupported|not a spreadsheet/i.test(message) ? 'format' : 'broken');
  }
}
