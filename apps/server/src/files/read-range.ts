import type { IncomingHttpHeaders } from 'node:http';
import type { ByteRange } from './storage/file-storage.ts';

/**
 * The one range of bytes that a request asks for. null where it asks for none, for several, for one that is not there
 * or under a condition: then it gets the whole, as every server may answer (RFC 9110 §14.2).
 * @param size of the whole.
 */
export function readRange(headers: IncomingHttpHeaders, size: number): ByteRange | null {
  if (headers['if-range'] !== undefined) return null;
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '');
  if (match === null) return null;
  const [, first = '', last = ''] = match;
  if (first === '') {
    const tail = Number(last);
    return last === '' || tail === 0 || size === 0 ? null : { from: Math.max(0, size - tail), to: size - 1 };
  }
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from < size && from <= to ? { from, to } : null;
}
