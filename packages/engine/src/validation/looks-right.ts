import { testPattern } from '../definition/patterns/read-pattern.ts';
import type { Item } from '../definition/item.ts';
import { holdsOther } from '../fields/choice/choice-text.ts';
import { optionIndex } from '../fields/choice/option-index.ts';
import type { CheckContext } from '../fields/field-core.ts';
import { isShownNumber } from '../fields/text/lost-digits.ts';
import { isBlankText } from '../fields/text/core.ts';
import { traitsOf } from '../types/traits.ts';

/** Tells of a wire value that surely nothing is wrong with it, before any value is made of it; false says nothing. */
export type LooksRight = (wire: unknown, item: Item, within: CheckContext) => boolean;

/**
 * The look at the cells of a column, for the types of which sub-tables hold thousands (engine.md §4); null where every
 * cell is to be judged.
 * @param patterns what `onlyPatterns` gives of its rules.
 */
export function looksRight(column: Item, patterns: readonly RegExp[] | null): LooksRight | null {
  if (patterns === null) return null;
  const { text, amount, family, several } = traitsOf(column);
  if (text === 'line') {
    return (wire, item) =>
      typeof wire === 'string' && isRightText(wire, item, patterns) && !isShownNumber(wire);
  }
  if (text === 'lines') return (wire, item) => isRightText(wire, item, patterns);
  if (patterns.length > 0) return null;
  if (amount === true) return isRightNumber;
  return family === 'choice' && several !== true ? isRightOption : null;
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
