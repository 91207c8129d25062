import { limits } from '../../limits.ts';
import { FaultError } from '../fault-error.ts';

const RANGE = 8;

/**
 * The body of a record of merged cells with those that begin where headers can stand ([MS-XLS] §2.4.168).
 * @throws FaultError where it says that there are more of them than it has.
 */
export function headerMerges(body: Uint8Array): Uint8Array {
  const count = number(0);
  if (body.length < 2 + count * RANGE) throw new FaultError('broken');
  const kept = new Uint8Array(2 + count * RANGE);
  let length = 2;
  for (let at = 2; at < 2 + count * RANGE; at += RANGE) {
    if (number(at) >= limits.headerRows) continue;
    kept.set(body.subarray(at, at + RANGE), length);
    length += RANGE;
  }
  const left = (length - 2) / RANGE;
  kept[0] = left & 0xff;
  kept[1] = left >> 8;
  return kept.subarray(0, length);

  function number(at: number): number {
    return (body[at] ?? 0) + (body[at + 1] ?? 0) * 256;
  }
}
