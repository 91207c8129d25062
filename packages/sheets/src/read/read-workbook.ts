import type { Item } from '@zhantai/engine';
import { everyLabel, headerKey } from '@zhantai/engine/tables';
import { limits } from '../limits.ts';
import type { SheetFault } from '../sheet-fault.ts';
import { FaultError } from './fault-error.ts';
import { openWorkbook } from './open-workbook.ts';
import type { OpenWorkbook } from './open-workbook.ts';
import type { Platform } from './platform.ts';
import { readMerges, readRowsOf } from './read-sheet.ts';
import type { Sheet } from './sheet.ts';

/** Which sheet is wanted, and how much of it. */
export interface SheetWish {
  /** The table it is for: the sheet that bears its name goes before the first with content. */
  readonly item?: Item;
  /** Rows with content that are read at most; more make the workbook too large. */
  readonly maxRows?: number;
  /** What the platform does faster. */
  readonly platform?: Platform;
}

export type WorkbookReading =
  | { readonly ok: true; readonly sheet: Sheet }
  | { readonly ok: false; readonly fault: SheetFault };

/** Sheet names are cut to this length by the programs that write them. */
const NAME_LENGTH = 31;

/** Reads one sheet of an xlsx or xls workbook. Whatever the bytes are, it ends in rows or in a fault. */
export function readWorkbook(bytes: Uint8Array, wish: SheetWish = {}): WorkbookReading {
  try {
    const workbook = openWorkbook(bytes, wish.platform);
    const sheet = findSheet(workbook, wish);
    return sheet === null ? { ok: false, fault: 'empty' } : { ok: true, sheet };
  } catch (error) {
    if (error instanceof FaultError) return { ok: false, fault: error.fault };
    throw error;
  }
}

function findSheet(workbook: OpenWorkbook, { item, maxRows = limits.rows }: SheetWish): Sheet | null {
  for (const index of sheetsToTry(workbook, item)) {
    const raw = workbook.sheet(index);
    const rows = readRowsOf(raw, Math.min(maxRows, limits.rows), workbook.date1904);
    if (rows.length === 0) continue;
    return {
      name: workbook.names[index] ?? '',
      index,
      rows,
      merges: readMerges(raw),
      date1904: workbook.date1904,
      dropped: workbook.dropped,
    };
  }
  return null;
}

/** Those named like the table first, then those that can be seen. */
function sheetsToTry(workbook: OpenWorkbook, item: Item | undefined): readonly number[] {
  const names = new Set(item === undefined ? [] : everyLabel(item).map(nameKey));
  const all = [...workbook.names.keys()];
  const named = all.filter((index) => names.has(nameKey(workbook.names[index] ?? '')));
  return [...new Set([...named, ...all.filter((index) => !workbook.hidden(index))])];
}

function nameKey(name: string): string {
  return headerKey(name.slice(0, NAME_LENGTH));
}
