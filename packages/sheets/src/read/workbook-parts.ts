import { limits } from '../limits.ts';
import type { SheetFault } from '../sheet-fault.ts';
import { binaryText } from './binary-text.ts';
import { FaultError } from './fault-error.ts';
import { keptBytes } from './kept-bytes.ts';
import type { Platform } from './platform.ts';
import { unpackEntry } from './unpack-entry.ts';
import { withLocalDates } from './with-local-dates.ts';
import { withPlainCharacters } from './with-plain-characters.ts';
import { sheetFilter } from './sheet-filter.ts';
import type { ZipEntry } from './zip-directory.ts';

/** What is there besides cells, and was not read. */
export type DroppedPart = 'macros' | 'links';

/** The parts of a workbook as the library takes them: unpacked when it asks for one, and only then. */
export interface WorkbookParts {
  /** What is wrong with a part that was asked for: the library goes on without some of them. */
  readonly fault: () => SheetFault | null;
  readonly FullPaths: readonly string[];
  readonly FileIndex: readonly { readonly name: string; readonly data: string }[];
}

/** Parts whose text holds cells, or says where they are; pictures, links, macros and comments are never unpacked. */
const READ = /\.(?:xml|rels)$/;
const UNREAD =
  /^(?:docprops|customxml|meta-inf|_xmlsignatures)\/|\/(?:externallinks|drawings|media|charts|chartsheets|dialogsheets|macrosheets|embeddings|activex|ctrlprops|printersettings|theme|tables|querytables|pivottables|pivotcache|slicers|slicercaches|timelines|threadedcomments|persons|comments|richdata|model|customui|webextensions)\/|\/worksheets\/_rels\/|\/comments\d*\.xml$/;
/** A document type brings entities, and no part of a workbook may have one (ECMA-376 part 2, §8.1.4). */
const DOCTYPE = /<!(?:DOCTYPE|ENTITY)/i;
const SHEET = /\/worksheets\/[^/]+\.xml$/;
const STYLES = /(?:^|\/)styles\.xml$/;
/** Parts that grow with the cells; the others only say what stands where. */
const LARGE = /\/(?:sharedstrings|styles)\.xml$/;
const THEME = /\/theme\/theme\d*\.xml$/;

/** Offers the entries of an archive as the parts of a workbook, together no more than the limits let through. */
export function workbookParts(
  bytes: Uint8Array,
  entries: ReadonlyMap<string, ZipEntry>,
  platform: Platform | null = null,
): WorkbookParts {
  const read = [...entries].filter(([key]) => isRead(key));
  let left: number = limits.keptBytes;
  let fault: SheetFault | null = null;
  return {
    fault: () => fault,
    FullPaths: read.map(([key]) => key),
    FileIndex: read.map(([key, entry]) => part(key, entry)),
  };

  function part(key: string, entry: ZipEntry): WorkbookParts['FileIndex'][number] {
    let text: string | null = null;
    return {
      name: key,
      get data() {
        text ??= readOrRemember(key, entry);
        return text;
      },
    };
  }

  function readOrRemember(key: string, entry: ZipEntry): string {
    try {
      return readText(key, entry);
    } catch (error) {
      if (error instanceof FaultError) fault ??= error.fault;
      throw error;
    }
  }

  function readText(key: string, entry: ZipEntry): string {
    const room = LARGE.test(key) ? left : Math.min(left, limits.directoryBytes);
    const kept = SHEET.test(key)
      ? unpackSheet(bytes, entry, left, platform)
      : unpackPart(bytes, entry, room, platform);
    left -= kept.length;
    const text = withPlainCharacters(platform === null ? binaryText(kept) : platform.binaryText(kept));
    if (DOCTYPE.test(text)) throw new FaultError('broken');
    return STYLES.test(key) ? withLocalDates(text) : text;
  }
}

/** The bytes of those parts by name, and the colours of the workbook. */
export function unpackParts(
  bytes: Uint8Array,
  entries: ReadonlyMap<string, ZipEntry>,
): Record<string, Uint8Array> {
  let left: number = limits.keptBytes;
  const parts: Record<string, Uint8Array> = {};
  for (const [key, entry] of entries) {
    if (!THEME.test(key) && !isRead(key)) continue;
    const part = unpackPart(bytes, entry, left);
    left -= part.length;
    parts[entry.name] = part;
  }
  return parts;
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

function isRead(key: string): boolean {
  return READ.test(key) && !UNREAD.test(key);
}

/** What the filter of a sheet puts around its rows. */
const FRAME = 256;

function unpackPart(
  bytes: Uint8Array,
  entry: ZipEntry,
  room: number,
  platform: Platform | null = null,
): Uint8Array {
  const kept = keptBytes(room, entry.declared + FRAME);
  unpackEntry(bytes, entry, (piece) => kept.add(piece), platform);
  return kept.bytes();
}

function unpackSheet(
  bytes: Uint8Array,
  entry: ZipEntry,
  room: number,
  platform: Platform | null,
): Uint8Array {
  const kept = keptBytes(room, entry.declared + FRAME);
  const filter = sheetFilter(kept);
  unpackEntry(bytes, entry, (piece) => filter.take(piece), platform);
  filter.end();
  return kept.bytes();
}
