import type { Item } from '@zhantai/engine';
import type { TemplateKind } from '../template-kind.ts';

/** Numbers beyond are typing mistakes; the bound only keeps text out. */
const ANY = '999999999999';

/** Numbers. */
export const numberKind: TemplateKind = {
  say({ precision }, words) {
    if (precision === null) return words.number;
    return precision > 0 ? words.decimals(precision) : words.integer;
  },
  bounds: ({ min, max }, words) => [
    typeof min === 'number' ? words.from(String(min)) : '',
    typeof max === 'number' ? words.to(String(max)) : '',
  ],
  examples: exampleNumbers,
  check: ({ min, max, precision }) => ({
    type: precision === 0 ? 'whole' : 'decimal',
    operator: 'between',
    formula1: typeof min === 'number' ? String(min) : `-${ANY}`,
    formula2: typeof max === 'number' ? String(max) : ANY,
  }),
  format: ({ precision }) =>
    precision === null || precision <= 0 ? 'General' : `0.${'0'.repeat(Math.min(precision, 10))}`,
};

/** Stars. */
export const rateKind: TemplateKind = {
  ...numberKind,
  say: (_column, words) => words.integer,
  bounds: ({ count }, words) => [words.from('1'), words.to(String(count))],
  check: ({ count }) => ({
    type: 'whole',
    operator: 'between',
    formula1: '1',
    formula2: String(count),
  }),
};

/** The least number allowed, 1 where that is, or the most. */
function exampleNumbers({ min, max, rules }: Item): readonly number[] {
  const bounds = [min, max, ...rules.flatMap((rule) => [rule.min, rule.max])].filter(
    (bound) => typeof bound === 'number',
  );
  return [1, ...bounds.map(Math.ceil), ...bounds.map(Math.floor), ...bounds];
}
