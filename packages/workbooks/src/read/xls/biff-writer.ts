import { keptBytes } from '../archive/kept-bytes.ts';
import type { BiffText } from './continued-record.ts';

/** Puts records of a workbook one after the other. */
export interface BiffWriter {
  /** Where the next record will stand. */
  readonly length: number;
  record(type: number, body: Uint8Array): void;
  /** One record that goes on in others as far as it has to, from these bytes and then the texts. */
  texts(type: number, head: Uint8Array, texts: Iterable<BiffText>): void;
  bytes(): Uint8Array;
}

const CONTINUE = 0x3c;
/** Bytes of one record: as many as its length can say. */
const MAX_RECORD_BYTES = 0xffff;

/** Room for so many bytes; `likely` is how many there will be if nobody lies. Throws a FaultError beyond the room. */
export function biffWriter(room: number, likely: number): BiffWriter {
  const kept = keptBytes(room, likely);
  const head = new Uint8Array(4);
  const body = new Uint8Array(MAX_RECORD_BYTES);
  return {
    get length() {
      return kept.length;
    },
    record,
    texts(type, start, texts) {
      let current = type;
      let filled = 0;
      const put = (bytes: Uint8Array): void => {
        body.set(bytes, filled);
        filled += bytes.length;
      };
      const goOn = (): void => {
        record(current, body.subarray(0, filled));
        current = CONTINUE;
        filled = 0;
      };
      put(start);
      for (const { count, wide, bytes } of texts) {
        if (filled + 3 > MAX_RECORD_BYTES) goOn();
        put(Uint8Array.of(count & 0xff, count >> 8, Number(wide)));
        for (let at = 0; at < bytes.length;) {
          const free = (MAX_RECORD_BYTES - filled) & ~Number(wide);
          if (free === 0) {
            goOn();
            put(Uint8Array.of(Number(wide)));
            continue;
          }
          const piece = bytes.subarray(at, at + free);
          put(piece);
          at += piece.length;
        }
      }
      record(current, body.subarray(0, filled));
    },
    bytes: () => kept.bytes(),
  };

  function record(type: number, bytes: Uint8Array): void {
    head[0] = type & 0xff;
    head[1] = type >> 8;
    head[2] = bytes.length & 0xff;
    head[3] = bytes.length >> 8;
    kept.add(head);
    kept.add(bytes);
  }
}
