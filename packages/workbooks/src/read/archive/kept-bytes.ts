import { FaultError } from '../fault-error.ts';

/** Bytes that are collected, and given up again from the end. */
export interface KeptBytes {
  readonly length: number;
  /** @throws FaultError beyond the room there is. */
  add(bytes: Uint8Array): void;
  /** Gives up everything from there on. */
  cut(length: number): void;
  bytes(): Uint8Array;
}

const FIRST = 2 ** 16;

/** Room for so many bytes, taken as it is needed; `likely` is how many there will be if nobody lies. */
export function keptBytes(room: number, likely = 0): KeptBytes {
  let buffer = new Uint8Array(Math.min(Math.max(FIRST, likely), room));
  let length = 0;
  return {
    get length() {
      return length;
    },
    add(bytes) {
      const end = length + bytes.length;
      if (end > room) throw new FaultError('tooLarge');
      if (end > buffer.length) {
        const larger = new Uint8Array(Math.min(room, Math.max(end, buffer.length * 2)));
        larger.set(buffer.subarray(0, length));
        buffer = larger;
      }
      buffer.set(bytes, length);
      length = end;
    },
    cut(at) {
      length = Math.min(length, at);
    },
    bytes: () => buffer.subarray(0, length),
  };
}
