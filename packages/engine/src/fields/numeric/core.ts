import { decimalPlaces } from '../../decimal/arithmetic.ts';
import type { Bound } from '../../definition/item.ts';
import { resolveExpression } from '../../definition/resolve-expression.ts';
import type { CheckContext, FieldCore } from '../field-core.ts';
import { finding } from '../finding.ts';
import { parseNumeric } from './parse-numeric.ts';
import { groupedNumber } from './number-text.ts';
import { exactNumber, normaliseNumber, readNumber } from './read-number.ts';

/** A bound as a number; null where it is none or its expression cannot be resolved (engine.md §4). */
function resolveBound(bound: Bound | null, within: CheckContext): number | null {
  if (bound === null || typeof bound === 'number') return bound;
  return parseNumeric(resolveExpression(bound.value, within.context));
}

function isNothing(wire: unknown): boolean {
  return wire === null || wire === undefined || (typeof wire === 'string' && wire.trim() === '');
}

/** Fields whose value is a number or nothing. */
export const numericCore: FieldCore<number | null> = {
  answers: true,
  blank: () => null,
  read(wire, item) {
    if (isNothing(wire)) return null;
    return (typeof wire === 'string' ? readNumber(wire, item) : parseNumeric(wire)) ?? undefined;
  },
  readBare(wire) {
    if (isNothing(wire)) return null;
    const number = parseNumeric(wire);
    // Digits that a number cannot hold stay a text, or they were lost without a word.
    return (typeof wire === 'string' && number !== null ? exactNumber(wire.trim()) : number) ?? undefined;
  },
  encode: (value) => value,
  isEmpty: (value) => value === null,
  compare: (value) => (value === null ? '' : String(value)),
  check(value, item, within) {
    if (value === null) return null;
    const min = resolveBound(item.min, within);
    if (min !== null && value < min) return finding('min', { min });
    const max = resolveBound(item.max, within);
    if (max !== null && value > max) return finding('max', { max });
    const { precision } = item;
    if (precision === null || Number.isInteger(value)) return null;
    if ((decimalPlaces(value) ?? 0) <= precision) return null;
    return precision === 0 ? finding('integer') : finding('precision', { precision });
  },
  missing: () => 'required',
  describe: (value, item) => (value === null ? '' : groupedNumber(value, item)),
  normaliseText: normaliseNumber,
};

/** `rate`: stars, as many as there are; none is empty (engine.md §4). */
export const rate: FieldCore<number | null> = {
  ...numericCore,
  isEmpty: (value) => value === null || value === 0,
  check(value, item, within) {
    if (value !== null && value < 0) return finding('min', { min: 0 });
    if (value !== null && value > item.count) return finding('max', { max: item.count });
    return numericCore.check(value, item, within);
  },
  missing: () => 'requiredChoice',
  describe: (value, item, words) => (value === null ? '' : words.stars(value, item.count)),
};
