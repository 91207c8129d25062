import type { Item } from '@zhantai/engine';
import { everyLabel, headerKey } from '@zhantai/engine/tables';
import { findHeader } from './header/find-header.ts';
import type { SheetHeader } from './header/find-header.ts';
import { tableColumns } from './header/table-columns.ts';
import { FaultError } from './fault-error.ts';
import type { OpenWorkbook, RawSheet } from './open-workbook.ts';
import { readFirstRows, readMerges } from './read-sheet.ts';

/** Which sheet of a workbook a table is read from. */
export interface SheetChoice {
  readonly index: number;
  /** Sheets with the same header that are not read. */
  readonly others: readonly string[];
}

/** What the first rows of a sheet tell. */
interface Look {
  readonly index: number;
  readonly header: SheetHeader | null;
  /** How many columns of the table its header names. */
  readonly named: number;
  /** Something stands in it, or it cannot be read. */
  readonly content: boolean;
  /** A row stands below the header. */
  readonly filled: boolean;
}

/** Sheet names are cut to this length by the programs that write them. */
const NAME_LENGTH = 31;

/**
 * Looks for the header of a table on every sheet that can be seen, and on those that bear its name: the sheet that names
 * most columns is taken, before others one with rows below, or that bears the name. One that is hidden is taken only where
 * no other has its header. Without any header it is the first with content; null where none has any.
 */
export function chooseSheet(workbook: OpenWorkbook, item: Item): SheetChoice | null {
  const columns = tableColumns(item);
  const order = sheetsToTry(workbook, item);
  const failed = new Set<number>();
  const looks = order.map((index) => look(index));
  const best = seenFirst(
    bestOf(looks.filter(({ index }) => !workbook.hidden(index))),
    bestOf(looks.filter(({ index }) => workbook.hidden(index))),
  );
  if (best === undefined) return null;
  if (best.named === 0) {
    const first = looks.find(({ content }) => content);
    return first === undefined ? null : { index: first.index, others: [] };
  }
  const chosen = best;
  const others = looks.filter(
    (one) => one !== chosen && one.filled && !workbook.hidden(one.index) && isSameHeader(one, chosen),
  );
  return { index: chosen.index, others: others.map(({ index }) => workbook.names[index] ?? '') };

  function look(index: number): Look {
    const raw = rawOf(index);
    const read = raw === null ? null : readFirstRows(raw, workbook.date1904);
    const rows = read ?? [];
    const header =
      raw === null || rows.length === 0 ? null : findHeader(columns, { rows, merges: readMerges(raw) });
    const named = namedProps(header).length;
    return {
      index,
      header,
      named,
      content: failed.has(index) || read?.length !== 0,
      filled: rows.some(({ number }) => number > (header?.lastRow ?? 0)),
    };
  }

  /** The first one is mostly the one that is wanted: it is read as a whole, and the tops of the others with it. */
  function rawOf(index: number): RawSheet | null {
    if (index !== order[0]) return workbook.top(index);
    try {
      return workbook.sheet(index, order);
    } catch (error) {
      if (!(error instanceof FaultError)) throw error;
      failed.add(index);
      return workbook.top(index);
    }
  }
}

/** What is hidden is taken only where nothing that can be seen has such a header: nobody looks at it before it is sent. */
function seenFirst(seen: Look | undefined, hidden: Look | undefined): Look | undefined {
  if (seen === undefined || hidden === undefined) return seen ?? hidden;
  const isSeen = hidden.named === 0 || isSameHeader(seen, hidden);
  return isSeen ? seen : hidden;
}

function bestOf(looks: readonly Look[]): Look | undefined {
  let best: Look | undefined;
  for (const one of looks) if (best === undefined || isBetter(one, best)) best = one;
  return best;
}

function isBetter(one: Look, other: Look): boolean {
  if (one.named !== other.named) return one.named > other.named;
  return one.filled && !other.filled;
}

function isSameHeader(one: Look, chosen: Look): boolean {
  const props = new Set(namedProps(chosen.header));
  const common = namedProps(one.header).filter((prop) => props.has(prop)).length;
  return common > 0 && common >= props.size / 2;
}

function namedProps(header: SheetHeader | null): readonly string[] {
  return header === null ? [] : header.props.filter((prop) => prop !== null);
}

/** Those named like the table first, then those that can be seen. */
function sheetsToTry(workbook: OpenWorkbook, item: Item): readonly number[] {
  const names = new Set(everyLabel(item).map(nameKey));
  const all = [...workbook.names.keys()];
  const named = all.filter((index) => names.has(nameKey(workbook.names[index] ?? '')));
  return [...new Set([...named, ...all.filter((index) => !workbook.hidden(index))])];
}

function nameKey(name: string): string {
  return headerKey(name.slice(0, NAME_LENGTH));
}
