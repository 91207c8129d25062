import { FaultError } from '../fault-error.ts';

const RANGE = 8;

/**
 * The body of a record of merged cells without what stands behind them ([MS-XLS] §2.4.168).
 * @throws FaultError where it says that there are more of them than it has.
 */
export function wholeMerges(body: Uint8Array): Uint8Array {
  const count = (body[0] ?? 0) + (body[1] ?? 0) * 256;
  const length = 2 + count * RANGE;
  if (body.length < length) throw new FaultError('broken');
  return body.subarray(0, length);
}
