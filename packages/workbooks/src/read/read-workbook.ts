import type { Item } from '@zhantai/engine';
import { limits } from '../limits.ts';
import type { SheetFault } from '../sheet-fault.ts';
import { chooseSheet } from './choose-sheet.ts';
import type { SheetChoice } from './choose-sheet.ts';
import { FaultError } from './fault-error.ts';
import { collectHidden } from './hidden/hidden-parts.ts';
import { openWorkbook } from './open-workbook.ts';
import type { OpenWorkbook } from './open-workbook.ts';
import type { Platform } from './platform.ts';
import { readFirstRows, readMerges, readRowsOf } from './read-sheet.ts';
import type { Sheet } from './sheet.ts';

/** Which sheet is wanted, and how much of it. */
export interface SheetWish {
  /** The table it is for: the sheet whose header names most of its columns; without one, the first with content. */
  readonly item?: Item;
  /** Rows with content that are read at most; more make the workbook too large. */
  readonly maxRows?: number;
  /** What the platform does faster. */
  readonly platform?: Platform;
}

export type WorkbookReading =
  | { readonly ok: true; readonly sheet: Sheet }
  | { readonly ok: false; readonly fault: SheetFault };

/** Reads one sheet of a workbook. Whatever the bytes are, it ends in rows or in a fault. */
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
  const choice = item === undefined ? firstSheet(workbook) : chooseSheet(workbook, item);
  if (choice === null) return null;
  const { index, others } = choice;
  const raw = workbook.sheet(index);
  const rows = readRowsOf(raw, Math.min(maxRows, limits.rows), workbook.date1904);
  if (rows.length === 0) return null;
  const hidden = raw.hidden ?? collectHidden();
  return {
    name: workbook.names[index] ?? '',
    index,
    rows,
    merges: readMerges(raw),
    hidden: { rows: hidden.rows, columns: hidden.columns },
    date1904: workbook.date1904,
    dropped: workbook.dropped,
    others,
    ...(workbook.text === undefined ? {} : { text: workbook.text }),
  };
}

/** The first one with content that can be seen. */
function firstSheet(workbook: OpenWorkbook): SheetChoice | null {
  const seen = [...workbook.names.keys()].filter((index) => !workbook.hidden(index));
  const index = seen.find((one) => readFirstRows(workbook.sheet(one), workbook.date1904)?.length !== 0);
  return index === undefined ? null : { index, others: [] };
}
