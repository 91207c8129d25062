import { limits } from '../limits.ts';
import { binaryText } from './binary-text.ts';
import { FaultError } from './fault-error.ts';
import { unpackEntry } from './unpack-entry.ts';
import type { ZipEntry } from './zip-directory.ts';

/** What is there besides cells, and was not read. */
export type DroppedPart = 'macros' | 'links';

/** The parts of a workbook as the library takes them: unpacked when it asks for one, and only then. */
export interface WorkbookParts {
  readonly FullPaths: readonly string[];
  readonly FileIndex: readonly { readonly name: string; readonly data: string }[];
}

/** Parts whose text holds cells, or says where they are; pictures, links, macros and comments are never unpacked. */
const READ = /\.(?:xml|rels)$/;
const UNREAD =
  /^(?:docprops|customxml|meta-inf|_xmlsignatures)\/|\/(?:externallinks|drawings|media|charts|chartsheets|dialogsheets|macrosheets|embeddings|activex|ctrlprops|printersettings|theme|tables|querytables|pivottables|pivotcache|slicers|slicercaches|timelines|threadedcomments|persons|comments|richdata|model|customui|webextensions)\/|\/worksheets\/_rels\/|\/comments\d*\.xml$/;
/** A document type brings entities, and no part of a workbook may have one (ECMA-376 part 2, §8.1.4). */
const DOCTYPE = /<!(?:DOCTYPE|ENTITY)/i;
const THEME = /\/theme\/theme\d*\.xml$/;
const STYLES = /(?:^|\/)styles\.xml$/;

/** Offers the entries of an archive as the parts of a workbook, together no more than the limits let through. */
export function workbookParts(bytes: Uint8Array, entries: ReadonlyMap<string, ZipEntry>): WorkbookParts {
  const read = readable(entries);
  let left: number = limits.keptBytes;
  return {
    FullPaths: read.map(([key]) => key),
    FileIndex: read.map(([key, entry]) => part(key, entry)),
  };

  function part(key: string, entry: ZipEntry): WorkbookParts['FileIndex'][number] {
    let text: string | null = null;
    return {
      name: key,
      get data() {
        text ??= readText(key, entry);
        return text;
      },
    };
  }

  function readText(key: string, entry: ZipEntry): string {
    const pieces: Uint8Array[] = [];
    unpackEntry(bytes, entry, (piece) => {
      left -= piece.length;
      if (left < 0) throw new FaultError('tooLarge');
      pieces.push(piece);
    });
    const text = binaryText(joined(pieces));
    if (DOCTYPE.test(text)) throw new FaultError('broken');
    return STYLES.test(key) ? withLocalDates(text) : text;
  }
}

/** The bytes of those parts by name, unpacked, together with the colours of the workbook. */
export function keptParts(
  bytes: Uint8Array,
  entries: ReadonlyMap<string, ZipEntry>,
): Record<string, Uint8Array> {
  let left: number = limits.keptBytes;
  const kept: Record<string, Uint8Array> = {};
  for (const [key, entry] of entries) {
    if (!THEME.test(key) && !(READ.test(key) && !UNREAD.test(key))) continue;
    const pieces: Uint8Array[] = [];
    unpackEntry(bytes, entry, (piece) => {
      left -= piece.length;
      if (left < 0) throw new FaultError('tooLarge');
      pieces.push(piece);
    });
    kept[entry.name] = joined(pieces);
  }
  return kept;
}

function readable(
  entries: ReadonlyMap<string, ZipEntry>,
): readonly (readonly [key: string, entry: ZipEntry])[] {
  return [...entries].filter(([key]) => READ.test(key) && !UNREAD.test(key));
}

/** Which parts are there that are never read. */
export function droppedParts(entries: ReadonlyMap<string, ZipEntry>): readonly DroppedPart[] {
  const names = [...entries.keys()];
  const dropped: DroppedPart[] = [];
  if (names.some((name) => name.includes('vbaproject') || name.includes('/macrosheets/')))
    dropped.push('macros');
  if (names.some((name) => name.includes('/externallinks/'))) dropped.push('links');
  return dropped;
}

/**
 * Names the number formats of East Asian dates and times, which are built into the programs and stand in no file
 * (ECMA-376 part 1, §18.8.30). A format that the file itself names comes later and wins.
 */
function withLocalDates(styles: string): string {
  const formats = [
    ...DATES.map((id) => [id, 'yyyy-mm-dd'] as const),
    ...TIMES.map((id) => [id, 'h:mm:ss'] as const),
  ]
    .map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`)
    .join('');
  if (/<(?:\w+:)?numFmts[^>]*[^/]>/.test(styles)) {
    return styles.replace(/<(?:\w+:)?numFmts[^>]*[^/]>/, (tag) => tag + formats);
  }
  return styles.replace(/<(?:\w+:)?styleSheet[^>]*>/, (tag) => `${tag}<numFmts>${formats}</numFmts>`);
}

const DATES = [27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58];
const TIMES = [32, 33, 34, 35, 55, 56];

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const [first] = pieces;
  if (pieces.length === 1 && first !== undefined) return first;
  const whole = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
