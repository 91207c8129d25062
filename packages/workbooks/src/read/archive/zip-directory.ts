import { limits } from '../../limits.ts';
import { partKey } from './part-names.ts';
import { FaultError } from '../fault-error.ts';

/** One entry of an archive, as its directory describes it. */
export interface ZipEntry {
  readonly name: string;
  /** 0 is stored, 8 deflated. */
  readonly method: number;
  readonly crc: number;
  /** Bytes in the archive. */
  readonly packed: number;
  /** Bytes it says it unpacks to. */
  readonly declared: number;
  /** Where its local header stands. */
  readonly offset: number;
  /** There is another one of that name. */
  readonly doubled: boolean;
}

const END = 0x06054b50;
const END_64 = 0x06064b50;
const ENTRY = 0x02014b50;
/** The end record is this long, and a comment of two bytes' length may follow. */
const END_BYTES = 22;
const MAX_COMMENT = 0xffff;
const LOCATOR_LENGTH = 20;
const END_64_LENGTH = 56;
const ENTRY_LENGTH = 46;
/** Values that say: look into the 64-bit record. */
const ELSEWHERE = 0xffffffff;
const EXTRA_64 = 0x0001;
const ENCRYPTED = 0x0001;

/**
 * Reads the directory of an archive, before anything of it is unpacked.
 * @throws FaultError where it is damaged, encrypted or says too much.
 */
export function readZipDirectory(bytes: Uint8Array): ReadonlyMap<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { start, count } = findDirectory(view);
  if (count > limits.entries) throw new FaultError('tooLarge');
  const entries = new Map<string, ZipEntry>();
  let at = start;
  let declared = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_LENGTH > view.byteLength || view.getUint32(at, true) !== ENTRY)
      throw new FaultError('broken');
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    const next = at + ENTRY_LENGTH + nameLength + extraLength + view.getUint16(at + 32, true);
    if (next > view.byteLength) throw new FaultError('broken');
    if ((view.getUint16(at + 8, true) & ENCRYPTED) !== 0) throw new FaultError('encrypted');
    const nameAt = at + ENTRY_LENGTH;
    const name = new TextDecoder().decode(bytes.subarray(nameAt, nameAt + nameLength));
    const key = partKey(name);
    const entry = readSizes(view, at, nameAt + nameLength, extraLength);
    declared += entry.declared;
    entries.set(key, { name, ...entry, doubled: entries.has(key) });
    at = next;
  }
  if (declared > limits.declaredBytes) throw new FaultError('tooLarge');
  return entries;
}

function findDirectory(view: DataView): { readonly start: number; readonly count: number } {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at -= 1) {
    if (view.getUint32(at, true) !== END) continue;
    const count = view.getUint16(at + 10, true);
    const start = view.getUint32(at + 16, true);
    return count === 0xffff || start === ELSEWHERE ? findDirectory64(view, at) : { start, count };
  }
  throw new FaultError('broken');
}

function findDirectory64(view: DataView, end: number): { readonly start: number; readonly count: number } {
  const locator = end - LOCATOR_LENGTH;
  const at = locator < 0 ? Number.NaN : Number(view.getBigUint64(locator + 8, true));
  if (!(at + END_64_LENGTH <= view.byteLength) || view.getUint32(at, true) !== END_64) {
    throw new FaultError('broken');
  }
  return {
    count: Number(view.getBigUint64(at + 32, true)),
    start: Number(view.getBigUint64(at + 48, true)),
  };
}

function readSizes(
  view: DataView,
  at: number,
  extraAt: number,
  extraLength: number,
): Omit<ZipEntry, 'name' | 'doubled'> {
  const long = longValues(view, extraAt, extraLength);
  const either = (offset: number): number => {
    const short = view.getUint32(at + offset, true);
    return short === ELSEWHERE ? (long.shift() ?? Number.POSITIVE_INFINITY) : short;
  };
  const declared = either(24);
  return {
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    declared,
    packed: either(20),
    offset: either(42),
  };
}

/** The 64-bit values of an entry: those of its sizes and its place that are too long for 32 bits, in this order. */
function longValues(view: DataView, start: number, length: number): number[] {
  for (let at = start; at + 4 <= start + length;) {
    const size = view.getUint16(at + 2, true);
    const end = at + 4 + size;
    if (end > start + length) break;
    if (view.getUint16(at, true) === EXTRA_64) {
      const values: number[] = [];
      for (let one = at + 4; one + 8 <= end; one += 8) values.push(Number(view.getBigUint64(one, true)));
      return values;
    }
    at = end;
  }
  return [];
}
