import { limits } from '../limits.ts';
import { keptBytes } from './archive/kept-bytes.ts';
import { unpackEntry } from './archive/unpack-entry.ts';
import type { ZipEntry } from './archive/zip-directory.ts';

/** What is there besides cells, and was not read. */
export type DroppedPart = 'macros' | 'links';

/** Parts whose text holds cells, or says where they are; pictures, links, macros and comments are never unpacked. */
const READ = /\.(?:xml|rels)$/;
const UNREAD =
  /^(?:docprops|customxml|meta-inf|_xmlsignatures)\/|\/(?:externallinks|drawings|media|charts|chartsheets|dialogsheets|macrosheets|embeddings|activex|ctrlprops|printersettings|theme|tables|querytables|pivottables|pivotcache|slicers|slicercaches|timelines|threadedcomments|persons|comments|richdata|model|customui|webextensions)\/|\/worksheets\/_rels\/|\/comments\d*\.xml$/;
const THEME = /\/theme\/theme\d*\.xml$/;

/** The bytes of the parts that hold cells by name, and the colours of the workbook. */
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
    parts[entry.name.replaceAll('\\', '/')] = part;
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

function unpackPart(bytes: Uint8Array, entry: ZipEntry, room: number): Uint8Array {
  const kept = keptBytes(room, entry.declared);
  unpackEntry(bytes, entry, (piece) => kept.add(piece));
  return kept.bytes();
}
