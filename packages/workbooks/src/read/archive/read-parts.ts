import { limits } from '../../limits.ts';
import { binaryText } from '../text/binary-text.ts';
import { FaultError } from '../fault-error.ts';
import type { HiddenParts } from '../hidden/hidden-parts.ts';
import { keptBytes, type KeptBytes } from './kept-bytes.ts';
import type { Platform } from '../platform.ts';
import { sheetFilter } from '../sheet-filter.ts';
import { withPlainCharacters } from '../text/with-plain-characters.ts';
import { unpackEntry } from './unpack-entry.ts';
import type { ZipEntry } from './zip-directory.ts';
import { asUtf8, isUtf16 } from './utf16.ts';

/** Parts of an archive as texts, together no more than the limits let through. */
export interface PartTexts {
  /** One of the small parts that say what stands where. */
  directory(key: string): string;
  /** One that grows with the cells, as one character a byte. */
  large(key: string): string;
  /** The cells of a sheet. */
  sheet(key: string): SheetText;
  /** Those of its first rows with content. */
  top(key: string, rows: number): string;
}

/** The cells of one sheet as a text. */
export interface SheetText {
  /** Of one character a byte. */
  readonly oneByte: () => string;
  /** Of its characters; null where its bytes are none. */
  readonly characters: () => string | null;
  /** What of it is not shown. */
  readonly hidden: HiddenParts;
}

interface Cells {
  readonly kept: Uint8Array;
  readonly hidden: HiddenParts;
}

/** A document type brings entities, and no part of a workbook may have one (ECMA-376 part 2, §8.1.4). */
const DOCTYPE = /<!(?:DOCTYPE|ENTITY)/i;
/** Bytes of the first rows of one sheet, and of all of them: nobody types longer headers. */
const TOP_BYTES = 2 ** 20;
const TOPS_BYTES = 8 * TOP_BYTES;
/** What the filter of a sheet puts around its rows. */
const FRAME = 256;

/** Unpacks the parts of an archive that are asked for. Throws a FaultError where one is damaged, or is too much. */
export function partTexts(
  bytes: Uint8Array,
  entries: ReadonlyMap<string, ZipEntry>,
  platform: Platform | null,
): PartTexts {
  let left: number = limits.keptBytes;
  let topsLeft = TOPS_BYTES;
  const known = new Map<string, string>();
  const sheets = new Map<string, Cells>();
  const once = (key: string, read: () => string): string => {
    const text = known.get(key) ?? checked(read());
    known.set(key, text);
    return text;
  };
  return {
    directory: (key) =>
      once(key, () => new TextDecoder().decode(part(key, Math.min(left, limits.directoryBytes)))),
    large: (key) => once(key, () => oneByte(part(key, left))),
    sheet(key) {
      const { kept, hidden } = sheets.get(key) ?? wholeSheet(key);
      return {
        hidden,
        oneByte: () => once(key, () => oneByte(kept)),
        characters() {
          const text = decoded(kept);
          return text === null ? null : checked(withPlainCharacters(text, itself));
        },
      };
    },
    top(key, rows) {
      const { kept } = cells(key, Math.min(topsLeft, TOP_BYTES), rows, null);
      topsLeft -= kept.length;
      return checked(oneByte(kept));
    },
  };

  function part(key: string, room: number): Uint8Array {
    const entry = entryOf(key);
    const kept = keptBytes(room, entry.declared);
    unpackEntry(bytes, entry, (piece) => kept.add(piece), platform);
    return counted(asUtf8(kept.bytes()));
  }

  function wholeSheet(key: string): Cells {
    const whole = cells(key, left, Number.POSITIVE_INFINITY, platform);
    counted(whole.kept);
    sheets.set(key, whole);
    return whole;
  }

  function cells(key: string, room: number, rows: number, faster: Platform | null): Cells {
    const entry = entryOf(key);
    const kept = keptBytes(room, Math.min(room, entry.declared + FRAME));
    const filter = sheetFilter(kept, rows);
    let first = true;
    const wide: KeptBytes[] = [];
    unpackEntry(
      bytes,
      entry,
      (piece) => {
        if (first && isUtf16(piece)) wide.push(keptBytes(limits.keptBytes));
        first = false;
        const [whole] = wide;
        if (whole === undefined) filter.take(piece);
        else whole.add(piece);
        return filter.done();
      },
      faster,
    );
    for (const whole of wide) filter.take(asUtf8(whole.bytes()));
    filter.end();
    return { kept: kept.bytes(), hidden: filter.hidden };
  }

  function entryOf(key: string): ZipEntry {
    const entry = entries.get(key);
    // Two parts of one name: programs differ in which they believe.
    if (entry === undefined || entry.doubled) throw new FaultError('broken');
    return entry;
  }

  function counted(kept: Uint8Array): Uint8Array {
    left -= kept.length;
    if (left < 0) throw new FaultError('tooLarge');
    return kept;
  }

  function oneByte(kept: Uint8Array): string {
    return withPlainCharacters(platform === null ? binaryText(kept) : platform.binaryText(kept));
  }
}

function checked(text: string): string {
  if (text.includes('<!') && DOCTYPE.test(text)) throw new FaultError('broken');
  return text;
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decoded(bytes: Uint8Array): string | null {
  try {
    return strict.decode(bytes);
  } catch {
    return null;
  }
}

const itself = (characters: string): string => characters;
