import { isRealMoment } from '../../dates/read-moment.ts';
import { readEnd } from '../../dates/read-range.ts';
import type { RangeKind } from '../../dates/read-range.ts';
import { shortTimes } from '../../dates/short-times.ts';
import { checkBounds } from '../calendar/core.ts';
import type { FieldCore } from '../field-core.ts';
import { finding } from '../finding.ts';

type Range = readonly [start: string, end: string] | null;

/** Fields whose value is a start and an end; `ordered` ones may not end before they start (engine.md §4). */
export function rangeCore(kind: RangeKind, ordered: boolean): FieldCore<Range> {
  const isReal = (text: string): boolean => isRealMoment(text, kind);
  return {
    answers: true,
    blank: () => null,
    read: readRange,
    encode: (value) => (value === null ? '' : value.join(',')),
    isEmpty: (value) => value === null,
    compare: (value) => value ?? '',
    check(value, item, within) {
      if (value === null) return null;
      const [start, end] = value;
      if (!isReal(start) || !isReal(end)) return finding('format');
      const outside = checkBounds(start, item, within) ?? checkBounds(end, item, within);
      if (outside !== null) return outside;
      return ordered && end < start ? finding('rangeOrder') : null;
    },
    missing: () => 'requiredChoice',
    describe: (value) => (value === null ? '' : value.map(shortTimes).join(' → ')),
    normalise(value) {
      if (value === null) return null;
      const [start, end] = [readEnd(value[0], kind, 0), readEnd(value[1], kind, 1)];
      return start === value[0] && end === value[1] ? value : [start, end];
    },
  };
}

function readRange(wire: unknown): Range | undefined {
  if (wire === null || wire === undefined || wire === '') return null;
  const ends: readonly unknown[] =
    typeof wire === 'string' ? wire.split(',', 3) : Array.isArray(wire) ? wire : [];
  if (Array.isArray(wire) && wire.length === 0) return null;
  const [start, end] = ends;
  if (ends.length !== 2 || typeof start !== 'string' || typeof end !== 'string') return undefined;
  return isEnd(start) && isEnd(end) ? [start, end] : undefined;
}

function isEnd(text: string): boolean {
  return text !== '' && !text.includes(',');
}
