import { readPattern, testPattern } from '../definition/read-pattern.ts';
import type { Item, Rule } from '../definition/item.ts';
import { holdsOther } from '../fields/choice/choice-text.ts';
import { optionIndex } from '../fields/choice/option-index.ts';
import type { CheckContext } from '../fields/field-core.ts';
import { isShownNumber } from '../fields/input/lost-digits.ts';
import { isBlankText } from '../fields/text/text-core.ts';

/**
 * Tells of a wire value that surely nothing is wrong with it, before any value is made of it; false says nothing. For
 * the types of which sub-tables hold thousands (engine.md §4).
 * @param patterns what `onlyPatterns` gives of the item's rules.
 */
export function looksRight(
  wire: unknown,
  item: Item,
  patterns: readonly RegExp[] | null,
  within: CheckContext,
): boolean {
  if (patterns === null) return false;
  switch (item.type) {
    case 'input':
      return isRightText(wire, item, patterns) && typeof wire === 'string' && !isShownNumber(wire);
    case 'textarea':
      return isRightText(wire, item, patterns);
    case 'number':
      return patterns.length === 0 && isRightNumber(wire, item);
    case 'radio':
    case 'select':
      return patterns.length === 0 && isRightOption(wire, item, within);
    default:
      return false;
  }
}

/** The patterns that rules come to; null where they ask for something else, too. */
export function onlyPatterns(rules: readonly Rule[]): readonly RegExp[] | null {
  if (rules.some(({ type, min, max }) => (type ?? min ?? max) !== undefined)) return null;
  return rules.flatMap(({ pattern }) => (pattern === undefined ? [] : (readPattern(pattern) ?? [])));
}

function isRightText(wire: unknown, { required, maxLength }: Item, patterns: readonly RegExp[]): boolean {
  if (typeof wire !== 'string' || (maxLength !== null && wire.length > maxLength)) return false;
  if ((required || patterns.length > 0) && isBlankText(wire)) return false;
  for (const pattern of patterns) if (!testPattern(pattern, wire)) return false;
  return true;
}

function isRightNumber(wire: unknown, { min, max, precision }: Item): boolean {
  return (
    typeof wire === 'number' &&
    Number.isFinite(wire) &&
    (min === null || (typeof min === 'number' && wire >= min)) &&
    (max === null || (typeof max === 'number' && wire <= max)) &&
    (precision === null || Number.isInteger(wire))
  );
}

/** The bare value of an option that asks for no text. */
function isRightOption(wire: unknown, item: Item, within: CheckContext): boolean {
  if (typeof wire !== 'string' || item.multiple || item.dataType === 'number') return false;
  const options = within.optionsOf(item);
  const option = options === null || holdsOther(wire) ? undefined : optionIndex(options).get(wire);
  return option !== undefined && option.hasInput !== true;
}
