import type { Item, Option } from '../../definition/item.ts';
import type { CheckContext, DescribeWords, Finding } from '../field-core.ts';
import type { Choice, OptionValue } from '../../types/field-value.ts';
import { finding } from '../finding.ts';
import { optionIndex } from './option-index.ts';

/** Other-text first, then whether each choice is an option (engine.md §4). */
export function checkChoices(choices: readonly Choice[], item: Item, within: CheckContext): Finding | null {
  const options = within.optionsOf(item);
  if (options === null) return null;
  const index = optionIndex(options);
  let known = true;
  for (const { value, other } of choices) {
    const option = index.get(String(value));
    if (option === undefined) known = false;
    else if (option.hasInput === true && (other ?? '').trim() === '') {
      return finding('otherText', { option: option.label });
    }
  }
  return known ? null : finding('invalidOption');
}

/** Whether all values are options, at any level. */
export function checkKnown(
  values: readonly OptionValue[],
  options: readonly Option[] | null,
): Finding | null {
  if (options === null) return null;
  const index = optionIndex(options);
  return values.every((value) => index.has(String(value))) ? null : finding('invalidOption');
}

/** The label of an option with its other-text; the bare value where the option is unknown. */
export function describeChoice(choice: Choice, item: Item, words: DescribeWords): string {
  const options = words.optionsOf(item);
  const label =
    (options === null ? undefined : optionIndex(options).get(String(choice.value))?.label) ??
    words.labelOf(choice.value) ??
    String(choice.value);
  return choice.other === undefined || choice.other === '' ? label : `${label} (${choice.other})`;
}
