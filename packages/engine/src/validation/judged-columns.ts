import type { Item } from '../definition/item.ts';
import { cellCore } from '../fields/cell-registry.ts';
import { answeringColumns } from '../fields/dynamic/rows-codec.ts';
import type { FieldCore } from '../fields/field-core.ts';
import { filteringColumns } from '../fields/row-filter.ts';
import { rowFormulas } from '../logic/row-formulas.ts';
import { isLocked } from './check-value.ts';
import { onlyPatterns } from './only-patterns.ts';
import { traitsOf } from '../types/traits.ts';

/** A column whose cells are judged, with what is the same in every row. */
export interface JudgedColumn {
  readonly column: Item;
  readonly prop: string;
  readonly core: FieldCore;
  readonly locked: boolean;
  /** What its rules come to; null where they are more than patterns. */
  readonly patterns: readonly RegExp[] | null;
  /** Every object has something by that name. */
  readonly inherited: boolean;
  /** Columns whose cells filter its list. */
  readonly filtering: readonly Item[];
}

const known = new WeakMap<Item, readonly JudgedColumn[]>();

/** Columns that are seen, take an answer and can be wrong. */
export function judgedColumns(item: Item): readonly JudgedColumn[] {
  const found = known.get(item);
  if (found !== undefined) return found;
  const { computed } = rowFormulas(item);
  const columns = answeringColumns(item)
    .filter((column) => !column.hidden && !(computed.has(column.prop) && isNeverWrong(column)))
    .map((column) => ({
      column,
      prop: column.prop,
      core: cellCore(column),
      locked: isLocked(item) || isLocked(column) || computed.has(column.prop),
      patterns: onlyPatterns(column.rules),
      inherited: column.prop in Object.prototype,
      filtering: filteringColumns(column, item.columns),
    }));
  known.set(item, columns);
  return columns;
}

/** Whether a computed number, of two places at most, can break nothing its column asks. */
function isNeverWrong(item: Item): boolean {
  const { min, max, precision, rules } = item;
  return (
    traitsOf(item).amount === true &&
    min === null &&
    max === null &&
    (precision === null || precision >= 2) &&
    rules.every((rule) => (rule.type ?? rule.min ?? rule.max ?? rule.pattern) === undefined)
  );
}
