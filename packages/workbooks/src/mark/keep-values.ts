import type { Cell, WriteSheet } from 'hucre/xlsx';
import { limits } from '../limits.ts';
import { FaultError } from '../read/fault-error.ts';
import { openWorkbook } from '../read/open-workbook.ts';
import type { OpenWorkbook, RawSheet } from '../read/open-workbook.ts';
import { readMerges, readRowsOf } from '../read/read-sheet.ts';
import type { SheetContent } from '../read/sheet-content.ts';
import { sheetName } from '../sheet-name.ts';
import { sheetCell } from '../template/sheet-cell.ts';

/** A sheet that is written with the values it had, ready to be marked. */
export interface KeptSheet extends WriteSheet {
  readonly rows: Cell['value'][][];
  readonly cells: Map<string, Partial<Cell>>;
}

/** Every sheet of a workbook of either kind with its values and how they are shown, not with its looks. */
export function keepValues(bytes: Uint8Array): readonly KeptSheet[] {
  const workbook = openWorkbook(bytes);
  const taken = new Set<string>();
  return workbook.names.map((name, index): KeptSheet => {
    const raw = sheetOf(workbook, index);
    const rows = readRowsOf(raw, limits.rows, workbook.date1904);
    const cells = new Map<string, Partial<Cell>>();
    const widths: number[] = [];
    for (const { number, cells: contents } of rows) {
      contents.forEach((content, column) => {
        if (content === null) return;
        cells.set(`${number - 1},${column}`, cellOf(content));
        widths[column] = WIDTH;
      });
    }
    return {
      name: freeName(name, index, taken),
      rows: Array.from({ length: rows.at(-1)?.number ?? 0 }, () => []),
      cells,
      columns: Array.from(widths, () => ({ width: WIDTH })),
      merges: readMerges(raw).map(({ top, bottom, left, right }) => ({
        startRow: top - 1,
        startCol: left,
        endRow: bottom - 1,
        endCol: right,
      })),
      hidden: workbook.hidden(index),
    };
  });
}

/** A sheet that cannot be read is kept without its cells: another one is marked. */
function sheetOf(workbook: OpenWorkbook, index: number): RawSheet {
  try {
    return workbook.sheet(index);
  } catch (error) {
    if (error instanceof FaultError) return { rows: [], merges: [] };
    throw error;
  }
}

const WIDTH = 16;
const FORMATS = { date: 'yyyy\\-mm\\-dd', time: 'hh:mm:ss', datetime: 'yyyy\\-mm\\-dd\\ hh:mm:ss' };

function cellOf(content: Exclude<SheetContent, null>): Partial<Cell> {
  if (typeof content !== 'object')
    return sheetCell(content, typeof content === 'string' ? { numFmt: '@' } : {});
  if (content.kind === 'error') return { value: content.text, type: 'error' };
  if (content.kind === 'padded')
    return { value: content.value, style: { numFmt: '0'.repeat(content.text.length) } };
  if (content.kind === 'percent') return { value: content.value, style: { numFmt: '0.##########%' } };
  return sheetCell(content, { numFmt: FORMATS[content.kind] });
}

function freeName(name: string, index: number, taken: Set<string>): string {
  const safe = sheetName(name, `Sheet${index + 1}`);
  const free = taken.has(safe.toLowerCase()) ? `Sheet${index + 1}_${taken.size}` : safe;
  taken.add(free.toLowerCase());
  return free;
}
