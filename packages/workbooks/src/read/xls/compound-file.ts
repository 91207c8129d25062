import { FaultError } from '../fault-error.ts';

/** A compound file: streams by name, in sectors that are chained by a table ([MS-CFB]). */
export interface CompoundFile {
  /** Whether something of that name stands at its root, whatever the case. */
  has(name: string): boolean;
  /** The bytes of the stream of that name at its root; null where there is none. */
  stream(name: string): Uint8Array | null;
}

interface Entry {
  readonly name: string;
  readonly type: number;
  readonly left: number;
  readonly right: number;
  readonly child: number;
  readonly start: number;
  readonly size: number;
}

/** Pieces of a file, each of which says which comes next. */
interface Sectors {
  readonly bytesOf: (at: number) => Uint8Array;
  readonly nextOf: (at: number) => number;
}

const HEADER = 512;
const ENTRY = 128;
const NAME_BYTES = 64;
/** Places of the sector table that the header itself names. */
const NAMED = 109;
const MINI_SECTOR = 64;
/** Streams below this length stand in the small sectors. */
const MINI_CUTOFF = 4096;
/** From here on a number says that there is no next sector. */
const NO_SECTOR = 0xfffffffa;
const NO_ENTRY = 0xffffffff;
const STREAM = 2;

/**
 * Opens a compound file. Chains are followed no further than the file has sectors, and sizes are believed no further
 * than it has bytes.
 * @throws FaultError where it is damaged.
 */
export function openCompoundFile(bytes: Uint8Array): CompoundFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER) throw new FaultError('broken');
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) throw new FaultError('broken');
  const sectorSize = 2 ** shift;
  const perSector = sectorSize / 4;
  const sectors = Math.max(0, Math.ceil(bytes.length / sectorSize) - 1);
  const table = tableSectors();
  const entries = readEntries(joined(chain(view.getUint32(48, true), sectors, nextOf), sectorBytes));
  const [root] = entries;
  if (root === undefined) throw new FaultError('broken');
  const top = siblings(entries, root.child);
  let small: Sectors | null = null;

  return {
    has: (name) => find(name) !== undefined,
    stream(name) {
      const entry = find(name);
      return entry?.type === STREAM ? read(entry) : null;
    },
  };

  function find(name: string): Entry | undefined {
    const wanted = name.toUpperCase();
    return top.find((entry) => entry.name.toUpperCase() === wanted);
  }

  function read({ start, size }: Entry): Uint8Array {
    if (size > bytes.length) throw new FaultError('broken');
    if (size >= MINI_CUTOFF)
      return joined(chain(start, Math.ceil(size / sectorSize), nextOf), sectorBytes).subarray(0, size);
    small ??= openSmall();
    return joined(chain(start, Math.ceil(size / MINI_SECTOR), small.nextOf), small.bytesOf).subarray(0, size);
  }

  /** The small sectors stand one after the other in the stream of the root, chained by a table of their own. */
  function openSmall(): Sectors {
    const store = joined(chain(root?.start ?? NO_SECTOR, sectors, nextOf), sectorBytes);
    const links = joined(chain(view.getUint32(60, true), sectors, nextOf), sectorBytes);
    const linkView = new DataView(links.buffer);
    return {
      bytesOf: (at) => store.subarray(at * MINI_SECTOR, (at + 1) * MINI_SECTOR),
      nextOf: (at) => (at * 4 + 4 <= links.length ? linkView.getUint32(at * 4, true) : NO_SECTOR),
    };
  }

  function sectorBytes(at: number): Uint8Array {
    return bytes.subarray((at + 1) * sectorSize, (at + 2) * sectorSize);
  }

  function numberAt(sector: number, place: number): number {
    const at = (sector + 1) * sectorSize + place * 4;
    return at + 4 <= bytes.length ? view.getUint32(at, true) : NO_SECTOR;
  }

  function nextOf(at: number): number {
    const sector = table[Math.floor(at / perSector)];
    if (sector === undefined || sector >= sectors) throw new FaultError('broken');
    return numberAt(sector, at % perSector);
  }

  /** Where the table stands that says which sector comes after which: no more of it than there are sectors. */
  function tableSectors(): readonly number[] {
    const needed = Math.ceil(sectors / perSector);
    const found: number[] = [];
    for (let place = 0; place < NAMED && found.length < needed; place += 1)
      found.push(view.getUint32(76 + place * 4, true));
    let more = view.getUint32(68, true);
    // Each round adds what one sector holds, so that there are no more rounds than sectors.
    while (found.length < needed && more < sectors) {
      for (let place = 0; place < perSector - 1 && found.length < needed; place += 1)
        found.push(numberAt(more, place));
      more = numberAt(more, perSector - 1);
    }
    return found;
  }
}

/** The sectors from there on, at most so many. */
function chain(start: number, most: number, nextOf: (at: number) => number): readonly number[] {
  const path: number[] = [];
  for (let at = start; at < NO_SECTOR && path.length < most; at = nextOf(at)) path.push(at);
  return path;
}

function joined(path: readonly number[], bytesOf: (at: number) => Uint8Array): Uint8Array {
  const pieces = path.map(bytesOf);
  const whole = new Uint8Array(pieces.reduce((total, piece) => total + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function readEntries(directory: Uint8Array): readonly Entry[] {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength);
  const utf16 = new TextDecoder('utf-16le');
  const entries: Entry[] = [];
  for (let at = 0; at + ENTRY <= directory.length; at += ENTRY) {
    entries.push({
      name: utf16.decode(directory.subarray(at, at + NAME_BYTES)).replace(/\0[\s\S]*$/, ''),
      type: view.getUint8(at + 66),
      left: view.getUint32(at + 68, true),
      right: view.getUint32(at + 72, true),
      child: view.getUint32(at + 76, true),
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    });
  }
  return entries;
}

/** The entries of a storage, which hang together as a tree; each once, however they point at each other. */
function siblings(entries: readonly Entry[], first: number): readonly Entry[] {
  const seen = new Set<number>();
  const open = [first];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const entry = entries[at];
    if (at === NO_ENTRY || entry === undefined || seen.has(at)) continue;
    seen.add(at);
    open.push(entry.right, entry.left);
  }
  return [...seen].flatMap((at) => entries[at] ?? []);
}
