import { limits } from '../../limits.ts';
import { FaultError } from '../fault-error.ts';
import { LIBRARY_OPTIONS, parsed, rawSheet } from '../library-sheet.ts';
import type { OpenWorkbook, RawSheet } from '../open-workbook.ts';
import type { Platform } from '../platform.ts';
import { droppedParts } from '../workbook-parts.ts';
import { readZipDirectory } from './zip-directory.ts';
import { archiveKind } from './archive-kind.ts';
import { parseBook } from './library-package.ts';
import { readPlainSheet } from './plain-sheet.ts';
import { partTexts, type SheetText } from './read-parts.ts';
import { withMissingStrings } from './missing-strings.ts';
import { mapWorkbook } from './workbook-map.ts';

const NO_SHEET = '<worksheet><sheetData></sheetData></worksheet>';

/** What the library made of sheets, null where it could not, and of the table of texts. */
interface Parsed {
  readonly found: readonly (RawSheet | null)[];
  readonly table: readonly unknown[];
}

/**
 * Opens a workbook of XML parts.
 * @throws FaultError where it is none, or none that is read.
 */
export function openArchive(bytes: Uint8Array, platform: Platform | null): OpenWorkbook {
  const entries = readZipDirectory(bytes);
  const keys = new Set(entries.keys());
  const texts = partTexts(bytes, entries, platform);
  const kind = archiveKind(keys, keys.has('mimetype') ? texts.directory('mimetype') : '');
  if (kind !== null) throw new FaultError(kind);
  const map = mapWorkbook(keys, (key) => texts.directory(key));
  const { date1904, sheets } = map;
  if (!sheets.some(({ key }) => key !== null)) throw new FaultError(sheets.length === 0 ? 'empty' : 'broken');
  const whole = new Map<number, RawSheet>();
  const tops = new Map<number, RawSheet | null>();

  return {
    names: sheets.map(({ name }) => name),
    hidden: (index) => sheets[index]?.hidden === true,
    date1904,
    dropped: droppedParts(entries),
    sheet(index, alsoTops = []) {
      const known = whole.get(index);
      if (known !== undefined) return known;
      const own = textOf(index);
      const others = alsoTops.filter((other) => other !== index && !tops.has(other) && !whole.has(other));
      const topTexts = others.map(topText);
      const [sheet = null] =
        plainly(own, topTexts, others) ?? parse([own.oneByte(), ...topTexts], others).found;
      if (sheet === null) throw new FaultError('broken');
      const found = { ...sheet, hidden: own.hidden };
      whole.set(index, found);
      return found;
    },
    top(index) {
      const known = whole.get(index) ?? tops.get(index);
      if (known !== undefined) return known;
      parse([NO_SHEET, topText(index)], [index]);
      return tops.get(index) ?? null;
    },
  };

  /** Reads the first sheet itself, where that is written plainly, and parses the others; null elsewhere. */
  function plainly(
    own: SheetText,
    topTexts: readonly string[],
    others: readonly number[],
  ): readonly RawSheet[] | null {
    const text = own.characters();
    const plain = text === null ? null : readPlainSheet(text);
    if (plain === null) return null;
    const { found, table } = parse([plain.probe, ...topTexts], others);
    const [probed = null] = found;
    const sheet = probed === null ? null : plain.settle(probed, table);
    return sheet === null ? null : [sheet];
  }

  /** Parses sheets, of which those behind the first are the tops of some; null where one could not be. */
  function parse(sheetTexts: readonly string[], others: readonly number[]): Parsed {
    const strings = map.strings === null ? null : texts.large(map.strings);
    const styles = map.styles === null ? null : texts.large(map.styles);
    const book = { date1904, strings, styles, sheets: sheetTexts };
    let workbook = parsed(() => parseBook(book, LIBRARY_OPTIONS));
    if (sheetTexts.some((_, at) => rawSheet(workbook, String(at)) === null)) {
      const filled = withMissingStrings(book);
      if (filled !== null) workbook = parsed(() => parseBook({ ...book, strings: filled }, LIBRARY_OPTIONS));
    }
    const found = sheetTexts.map((_, at) => rawSheet(workbook, String(at)));
    others.forEach((index, at) => tops.set(index, found[at + 1] ?? null));
    const table: unknown = Reflect.get(workbook, 'Strings');
    return { found, table: Array.isArray(table) ? table : [] };
  }

  /** A sheet whose part is not there is damaged; a workbook may have others. */
  function textOf(index: number): SheetText {
    const key = sheets[index]?.key ?? null;
    if (key === null) throw new FaultError('broken');
    return texts.sheet(key);
  }

  /** A sheet that cannot be read is none that is looked for. */
  function topText(index: number): string {
    const key = sheets[index]?.key ?? null;
    try {
      return key === null ? NO_SHEET : texts.top(key, limits.headerRows);
    } catch (error) {
      if (error instanceof FaultError) return NO_SHEET;
      throw error;
    }
  }
}
