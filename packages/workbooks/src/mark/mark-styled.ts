import { zipSync } from 'fflate';
import { openXlsx, saveXlsx } from 'hucre/xlsx';
import type { Cell } from 'hucre/xlsx';
import { readZipDirectory } from '../read/archive/zip-directory.ts';
import { unpackParts } from '../read/workbook-parts.ts';
import { markCells } from './mark-cells.ts';
import type { MarkedSheet, ProblemMark } from './problem-mark.ts';

/** Marks an xlsx as it is; null where the library does not understand it. */
export async function markStyled(
  bytes: Uint8Array,
  marks: readonly ProblemMark[],
  where: MarkedSheet,
): Promise<Uint8Array | null> {
  try {
    // What is unpacked here was held against the limits; the library itself has none.
    const parts = zipSync(unpackParts(bytes, readZipDirectory(bytes)), { level: 0 });
    const workbook = await openXlsx(parts, { readStyles: true });
    const sheet = workbook.sheets[where.index];
    // The library counts sheets of charts, too.
    if (sheet === undefined || sheet.name !== where.name) return null;
    sheet.cells ??= new Map();
    for (const { rows, cells } of workbook.sheets) settleValues(rows, cells ?? new Map());
    markCells({ rows: sheet.rows, cells: sheet.cells }, marks, where);
    return await saveXlsx(workbook);
  } catch {
    return null;
  }
}

const SECOND_MS = 1_000;

/**
 * Makes values what the library can write back. Fractions of a day are no whole milliseconds; without this, half past
 * nine is written as 09:29:59.
 */
function settleValues(rows: Cell['value'][][], cells: Map<string, Partial<Cell>>): void {
  for (const row of rows) {
    row.forEach((value, at) => {
      if (value instanceof Date) row[at] = rounded(value);
    });
  }
  for (const cell of cells.values()) {
    if (cell.value instanceof Date) cell.value = rounded(cell.value);
    // The library writes a formula without the error it gave; the error is what was found wrong.
    if (cell.type === 'error') delete cell.formula;
  }
}

function rounded(moment: Date): Date {
  return new Date(Math.round(moment.getTime() / SECOND_MS) * SECOND_MS);
}
