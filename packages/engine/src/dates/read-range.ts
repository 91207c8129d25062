import { cleanLine } from '../texts/clean-text.ts';
import { DEFAULT_RANGE_TIMES } from './pick-range.ts';
import { isRealMoment, readMoment } from './read-moment.ts';
import type { MomentKind } from './read-moment.ts';

/** Kinds of a range. */
export type RangeKind = Exclude<MomentKind, 'year'>;

/** What may stand between start and end; a dash stands in days, too, so that both sides have to be real. */
const BETWEEN = /\s*(?:[~\u301c,;\u81f3\u5230\n]|[-\u2010-\u2015\u2212]+|\bto\b)\s*/gi;
/** Between blanks a dash is no part of a day. */
const SURELY = /\s+[-\u2013\u2014]\s+|\s*[~\u301c,\u81f3\u2013\u2014]\s*/;

/** An end of a range as it is kept: days of moments begin at 00:00:00 and end at 23:59:59. */
export const readEnd = (text: string, kind: RangeKind, side: number): string =>
  readMoment(text, kind, DEFAULT_RANGE_TIMES[side === 0 ? 0 : 1]);

/** Start and end that somebody wrote in one text, each as it is kept; what cannot be told stays as it was written. */
export function readRange(written: string, kind: RangeKind): readonly string[] {
  const text = cleanLine(written).normalize('NFKC').trim();
  for (const { 0: mark, index } of text.matchAll(BETWEEN)) {
    const ends = [text.slice(0, index), text.slice(index + mark.length)];
    const read = ends.map((end, side) => readEnd(end, kind, side));
    if (read.every((end) => isRealMoment(end, kind))) return read;
  }
  return text.split(SURELY).map((end, side) => readEnd(end, kind, side));
}
