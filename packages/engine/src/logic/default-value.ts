import type { Item } from '../definition/item.ts';
import { blankValue, isEmpty, readAnswer } from '../fields/codec.ts';
import type { FieldValue } from '../types/field-value.ts';
import { coreOf } from '../fields/registry.ts';
import { resolveExpression } from '../definition/resolve-expression.ts';
import type { Context } from '../definition/context.ts';
import { traitsOf } from '../types/traits.ts';

/** The value of a field that the answers do not hold, and the expression it came from (engine.md §1, §5). */
export interface Default {
  readonly value: FieldValue;
  readonly prefilledBy: string | null;
}

/** `formItemValues`, and where that is empty what `preValue` stands for. */
export function defaultOf(item: Item, context: Context): Default {
  const initial = item.initial === undefined ? blankValue(item) : readAnswer(item, item.initial);
  if (item.preValue === null || !isUnset(item, initial)) return { value: initial, prefilledBy: null };
  const resolved = resolveExpression(item.preValue, context);
  const value = resolved === undefined ? initial : normalised(item, readAnswer(item, resolved));
  return isUnset(item, value) ? { value: initial, prefilledBy: null } : { value, prefilledBy: item.preValue };
}

/** What is brought in from elsewhere may have been written before texts were normalised. */
function normalised(item: Item, value: FieldValue): FieldValue {
  return coreOf(item).normalise?.(value, item) ?? value;
}

/** A switch is never empty, but one that stands at off was not set either. */
function isUnset(item: Item, value: FieldValue): boolean {
  return isEmpty(item, value) || (traitsOf(item).family === 'switch' && value === blankValue(item));
}
