import { FaultError } from '../fault-error.ts';

/** Characters as a workbook keeps them: one byte each, or two. */
export interface BiffText {
  readonly count: number;
  readonly wide: boolean;
  readonly bytes: Uint8Array;
}

/** Reads a record and those that continue it as one ([MS-XLS] §2.4.58). Every read throws a FaultError beyond their end. */
export interface ContinuedRecord {
  /** Nothing is left. */
  done(): boolean;
  number(bytes: 1 | 2 | 4): number;
  skip(bytes: number): void;
  /** So many characters; where they go on in the next record, that says anew how wide they are. */
  text(count: number, wide: boolean): BiffText;
}

const CONTINUE = 0x3c;

/** The record whose body stands there in the stream. */
export function continuedRecord(stream: Uint8Array, start: number, length: number): ContinuedRecord {
  let at = start;
  let end = start + length;
  return { done: () => !ready(), number, skip, text };

  /** Whether there is a byte to read, in this record or one that continues it. */
  function ready(): boolean {
    while (at >= end) {
      if (word(end) !== CONTINUE) return false;
      at = end + 4;
      end = at + word(end + 2);
      if (end > stream.length) throw new FaultError('broken');
    }
    return true;
  }

  function word(place: number): number {
    return (stream[place] ?? 0) + (stream[place + 1] ?? 0) * 256;
  }

  function number(bytes: 1 | 2 | 4): number {
    let value = 0;
    for (let place = 0; place < bytes; place += 1) {
      if (!ready()) throw new FaultError('broken');
      value += (stream[at] ?? 0) * 256 ** place;
      at += 1;
    }
    return value;
  }

  function skip(bytes: number): void {
    let left = bytes;
    while (left > 0) {
      if (!ready()) throw new FaultError('broken');
      const here = Math.min(left, end - at);
      at += here;
      left -= here;
    }
  }

  function text(count: number, wide: boolean): BiffText {
    if (at + count * (wide ? 2 : 1) <= end) {
      const bytes = stream.subarray(at, at + count * (wide ? 2 : 1));
      at += bytes.length;
      return { count, wide, bytes };
    }
    const bytes = new Uint8Array(count * 2);
    let twice = wide;
    for (let place = 0; place < count; place += 1) {
      if (at >= end) twice = (number(1) & 1) === 1;
      bytes[place * 2] = number(1);
      if (twice) bytes[place * 2 + 1] = number(1);
    }
    return { count, wide: true, bytes };
  }
}
