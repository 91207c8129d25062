import type { Condition } from '../../definition/definition.ts';
import type { Item } from '../../definition/item.ts';
import { traitsOf } from '../../types/traits.ts';
import type { Family } from '../../types/traits.ts';

/** How a condition is said of an item; several say the same expression of the wire of different types. */
export type Comparison =
  | 'is'
  | 'isNot'
  | 'includes'
  | 'excludes'
  | 'equal'
  | 'unequal'
  | 'above'
  | 'atLeast'
  | 'below'
  | 'atMost'
  | 'filled'
  | 'unfilled';

const expressions = {
  is: 'eq',
  isNot: 'ne',
  includes: 'eq',
  excludes: 'ne',
  equal: 'eq',
  unequal: 'ne',
  above: 'gt',
  atLeast: 'ge',
  below: 'lt',
  atMost: 'le',
  filled: 'ne',
  unfilled: 'eq',
} as const satisfies Record<Comparison, string>;

const one: readonly Comparison[] = ['is', 'isNot'];
const several: readonly Comparison[] = ['includes', 'excludes'];
const filled: readonly Comparison[] = ['filled', 'unfilled'];
const amounts: readonly Comparison[] = ['equal', 'unequal', 'above', 'atLeast', 'below', 'atMost'];
const texts: readonly Comparison[] = [...one, ...filled];

/** What means something for each family; for choices that hold one value. */
const ofFamily = {
  text: texts,
  color: texts,
  calendar: texts,
  number: amounts,
  switch: one,
  choice: one,
  levels: one,
  list: several,
  range: filled,
  file: filled,
  rows: [],
  layout: [],
} as const satisfies Record<Family, readonly Comparison[]>;

/** The comparisons that mean something for an item (console.md §2); none where it cannot be watched. */
export function comparisonsOf(item: Item): readonly Comparison[] {
  const { family } = traitsOf(item);
  const isChoice = family === 'choice' || family === 'levels';
  return isChoice && holdsSeveral(item) ? several : ofFamily[family];
}

/** Whether conditions see several values of an item. */
export function holdsSeveral(item: Item): boolean {
  const { family, paths } = traitsOf(item);
  if (family === 'list' || family === 'file') return true;
  return item.multiple || (family === 'levels' && paths !== true && !item.radio);
}

/** How a condition reads that is written of an item; null for one that this designer would not write. */
export function comparisonOf(item: Item, { expression, optionValue }: Condition): Comparison | null {
  if (optionValue === '' && expression === 'eq') return 'unfilled';
  if (optionValue === '' && expression === 'ne') return 'filled';
  return (
    comparisonsOf(item).find((comparison) => !isBare(comparison) && expressions[comparison] === expression) ??
    null
  );
}

/** Whether a comparison stands without a value. */
export function isBare(comparison: Comparison): boolean {
  return comparison === 'filled' || comparison === 'unfilled';
}

/** The expression of the wire of a comparison (engine.md §3). */
export function expressionOf(comparison: Comparison): string {
  return expressions[comparison];
}
