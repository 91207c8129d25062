import type { LibraryBook } from './library-package.ts';

/** Stands for a text that cells name and the table of texts does not have; no XML can hold its first character. */
export const MISSING_STRING = '\uffff';
/** Its bytes, each as a character. */
const BYTES = '\u00ef\u00bf\u00bf';
/** More texts than these no table has. */
const MOST = 1_000_000;

/**
 * The table of texts of a workbook, filled up as far as cells name texts it does not have; null where they name none.
 * The cells are errors then, each for itself; the workbook is none.
 */
export function withMissingStrings({ strings, sheets }: LibraryBook): string | null {
  const there = strings?.match(/<(?:\w+:)?si[\s/>]/g)?.length ?? 0;
  let last = -1;
  for (const sheet of sheets) {
    for (const [, place = ''] of sheet.matchAll(SHARED)) last = Math.max(last, Number(place));
  }
  if (last < there || last >= MOST) return null;
  const more = `<si><t>${BYTES}</t></si>`.repeat(last + 1 - there);
  const table = strings ?? '<sst></sst>';
  const end = table.search(/<\/(?:\w+:)?sst>/);
  return end < 0 ? `<sst>${more}</sst>` : table.slice(0, end) + more + table.slice(end);
}

const SHARED = /\st=["']s["'][^<>]*><(?:\w+:)?v>(\d{1,7})</g;
