import { Inflate } from 'fflate';
import { limits } from '../../limits.ts';
import { crc32 } from './crc32.ts';
import { FaultError } from '../fault-error.ts';
import type { Platform } from '../platform.ts';
import type { ZipEntry } from './zip-directory.ts';

const LOCAL = 0x04034b50;
const LOCAL_LENGTH = 30;
const STORED = 0;
const DEFLATED = 8;
/** Fed in such slices, a bomb is noticed before it has inflated further than some megabytes. */
const SLICE_BYTES = 2 ** 15;

/**
 * Unpacks one entry piece by piece, until `take` answers with true; what it says of its size is held against what comes.
 * @throws FaultError where it is damaged, lies about its size, or holds more than a part may.
 */
export function unpackEntry(
  bytes: Uint8Array,
  entry: ZipEntry,
  take: (piece: Uint8Array) => unknown,
  platform: Platform | null = null,
): void {
  if (entry.declared > limits.partBytes) throw new FaultError('tooLarge');
  const packed = packedBytes(bytes, entry);
  let size = 0;
  let crc = 0;
  const checksum = platform?.crc32 ?? crc32;
  let ended = false;
  const receive = (piece: Uint8Array): void => {
    size += piece.length;
    if (size > entry.declared) throw new FaultError('broken');
    crc = checksum(piece, crc);
    ended ||= take(piece) === true;
  };
  if (entry.method === STORED) receive(packed);
  // In one piece where that is no more than may be kept of a workbook.
  else if (entry.method === DEFLATED && platform !== null && entry.declared <= limits.keptBytes) {
    receive(inflateWhole(platform, packed, entry.declared));
  } else if (entry.method === DEFLATED) inflate(packed, receive, () => ended);
  else throw new FaultError('broken');
  if (ended) return;
  if (size !== entry.declared || crc !== entry.crc) throw new FaultError('broken');
}

function inflateWhole(platform: Platform, packed: Uint8Array, room: number): Uint8Array {
  try {
    return platform.inflate(packed, room);
  } catch {
    throw new FaultError('broken');
  }
}

function inflate(packed: Uint8Array, receive: (piece: Uint8Array) => void, isEnded: () => boolean): void {
  const inflating = new Inflate(receive);
  try {
    for (let at = 0; at < packed.length && !isEnded(); at += SLICE_BYTES) {
      inflating.push(packed.subarray(at, at + SLICE_BYTES), at + SLICE_BYTES >= packed.length);
    }
  } catch (error) {
    throw error instanceof FaultError ? error : new FaultError('broken');
  }
}

function packedBytes(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { offset } = entry;
  if (!(offset + LOCAL_LENGTH <= bytes.length) || view.getUint32(offset, true) !== LOCAL) {
    throw new FaultError('broken');
  }
  const start = offset + LOCAL_LENGTH + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (!(start + entry.packed <= bytes.length)) throw new FaultError('broken');
  return bytes.subarray(start, start + entry.packed);
}
