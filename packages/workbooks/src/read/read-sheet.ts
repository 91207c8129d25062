import { limits } from '../limits.ts';
import { FaultError } from './fault-error.ts';
import type { RawSheet } from './open-workbook.ts';
import { readContent } from './read-content.ts';
import type { SheetContent } from './sheet-content.ts';
import type { SheetMerge, SheetRow } from './sheet.ts';

/** Columns that a sheet of any program can have. */
const MAX_COLUMN = 16_384;
/** Rows longer than this are walked by the cells they have, since most of them would be holes. */
const WALKED = 256;

/** The rows with content of a parsed sheet, with the numbers they have in the workbook. */
export function readRowsOf(sheet: RawSheet, maxRows: number, date1904: boolean): readonly SheetRow[] {
  const rows: SheetRow[] = [];
  let slots = 0;
  for (let index = 0; index < sheet.rows.length; index += 1) {
    const raw = sheet.rows[index];
    const cells = Array.isArray(raw) ? readCells(raw, date1904) : [];
    if (cells.length === 0) continue;
    slots += cells.length;
    if (rows.length >= maxRows || slots > limits.cells) throw new FaultError('tooLarge');
    rows.push({ number: index + 1, cells });
  }
  return rows;
}

/** The first rows with content, among which the header stands; null where they cannot be read. */
export function readFirstRows(sheet: RawSheet, date1904: boolean): readonly SheetRow[] | null {
  const rows: SheetRow[] = [];
  try {
    for (let index = 0; index < sheet.rows.length && rows.length < limits.headerRows; index += 1) {
      const raw = sheet.rows[index];
      const cells = Array.isArray(raw) ? readCells(raw, date1904) : [];
      if (cells.length > 0) rows.push({ number: index + 1, cells });
    }
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    return null;
  }
  return rows;
}

/** The merged cells. */
export function readMerges(sheet: RawSheet): readonly SheetMerge[] {
  if (sheet.merges.length > limits.merges) throw new FaultError('tooLarge');
  return sheet.merges.flatMap((raw): SheetMerge[] => {
    const [top, left] = corner(raw, 's');
    const [bottom, right] = corner(raw, 'e');
    const whole = top >= 0 && bottom >= top && left >= 0 && right >= left;
    return whole && right < MAX_COLUMN ? [{ top: top + 1, bottom: bottom + 1, left, right }] : [];
  });
}

function readCells(raw: readonly unknown[], date1904: boolean): readonly SheetContent[] {
  if (raw.length > MAX_COLUMN) throw new FaultError('broken');
  const cells: SheetContent[] = [];
  if (raw.length > WALKED) Object.keys(raw).forEach((column) => take(Number(column)));
  else for (let column = 0; column < raw.length; column += 1) take(column);
  return cells;

  function take(column: number): void {
    const cell = raw[column];
    const content = typeof cell === 'object' && cell !== null ? readContent(cell, date1904) : null;
    if (content === null) return;
    if (column >= limits.columns) throw new FaultError('tooLarge');
    while (cells.length < column) cells.push(null);
    cells.push(content);
  }
}

function corner(raw: unknown, end: 's' | 'e'): readonly [row: number, column: number] {
  const at: unknown = typeof raw === 'object' && raw !== null ? Reflect.get(raw, end) : null;
  if (typeof at !== 'object' || at === null) return [-1, -1];
  const row: unknown = Reflect.get(at, 'r');
  const column: unknown = Reflect.get(at, 'c');
  return [Number.isInteger(row) ? Number(row) : -1, Number.isInteger(column) ? Number(column) : -1];
}
