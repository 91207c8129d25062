import type { Item } from '@zhantai/engine';
import { everyLabel, headerKey } from '@zhantai/engine/tables';
import { limits } from '../../limits.ts';
import { contentText } from '../sheet-content.ts';
import type { Sheet, SheetMerge, SheetRow } from '../sheet.ts';
import { matchColumns } from './match-columns.ts';

/** Where the header of a table stands, and what it says. */
export interface SheetHeader {
  /** Rows up to this one are no data. */
  readonly lastRow: number;
  /** Header cells by column from 0; those of two lines joined. */
  readonly headers: readonly string[];
  /** For each of them the prop of its column, null where the table has none. */
  readonly props: readonly (string | null)[];
  readonly unknown: readonly string[];
  /** Columns whose header names another unit than theirs. */
  readonly otherUnits: ReadonlySet<string>;
}

/** Titles and notes may stand above the header; not more rows with content than these. */
export const SEARCHED_ROWS = 20;

/** Finds the header: the line, or two lines, that name most columns of the table; null where none names any. */
export function findHeader(
  columns: readonly Item[],
  { rows, merges }: Pick<Sheet, 'rows' | 'merges'>,
): SheetHeader | null {
  const sheet = { rows, merges: headerMerges(merges) };
  const labels = new Set(columns.flatMap(everyLabel).map(headerKey));
  let best: SheetHeader | null = null;
  let most = 0;
  sheet.rows.slice(0, SEARCHED_ROWS).forEach((row, index) => {
    for (const header of candidates(row, sheet.rows[index + 1])) {
      const named = header.props.filter((prop) => prop !== null).length;
      if (named <= most) continue;
      most = named;
      best = header;
    }
  });
  return best;

  function candidates(row: SheetRow, next: SheetRow | undefined): readonly SheetHeader[] {
    const upper = texts(row, sheet);
    const one = headerOf(upper, lastRowOf(row));
    if (next === undefined || next.number !== row.number + 1) return [one];
    const lower = texts(next, sheet);
    const width = Math.max(upper.length, lower.length);
    const joined = Array.from({ length: width }, (_, at) => twoLines(upper[at] ?? '', lower[at] ?? ''));
    return [one, headerOf(joined, lastRowOf(next))];
  }

  /** A group above its columns: the lower line alone, both together, or the upper one where the lower is blank. */
  function twoLines(upper: string, lower: string): string {
    if (lower === '' || headerKey(lower) === headerKey(upper)) return upper;
    const names = [lower, `${upper}${lower}`, `${lower}${upper}`, `${upper}(${lower})`];
    return names.find((name) => labels.has(headerKey(name))) ?? (upper === '' ? lower : `${upper} ${lower}`);
  }

  function headerOf(headers: readonly string[], lastRow: number): SheetHeader {
    return { lastRow, headers, ...matchColumns(columns, headers) };
  }

  /** A header cell that reaches over the rows below it takes them along. */
  function lastRowOf(row: SheetRow): number {
    const reaching = sheet.merges.filter(({ top, bottom }) => top <= row.number && bottom >= row.number);
    return Math.max(
      row.number,
      ...reaching.map(({ bottom }) => bottom).filter((bottom) => bottom <= row.number + 1),
    );
  }
}

/** Those that can be part of a header; nobody makes so many that more would matter. */
function headerMerges(merges: readonly SheetMerge[]): readonly SheetMerge[] {
  return merges.filter(({ top }) => top <= limits.headerRows).slice(0, limits.headerMerges);
}

/** The texts of a row; every cell of a merged one has its text. */
function texts(row: SheetRow, sheet: Pick<Sheet, 'rows' | 'merges'>): readonly string[] {
  const own = row.cells.map((cell) => contentText(cell).trim());
  for (const { top, bottom, left, right } of sheet.merges) {
    if (top > row.number || bottom < row.number) continue;
    const from = sheet.rows.find(({ number }) => number === top);
    const text = contentText(from?.cells[left] ?? null).trim();
    if (text === '') continue;
    const end = Math.min(right, MAX_SPAN);
    while (own.length <= end) own.push('');
    own.fill(text, left, end + 1);
  }
  return own;
}

/** Titles may be merged over whole rows. */
const MAX_SPAN = 511;
