import type { Choice, Option } from '@zhantai/engine';
import { inOrder } from '../choice/choices-of.ts';

/** Choices for the picked keys: other-texts already there stay, the order is that of the options. */
export function pickedChoices(
  keys: readonly string[],
  options: readonly Option[],
  before: readonly Choice[],
): readonly Choice[] {
  const had = new Map(before.map((choice) => [String(choice.value), choice]));
  const offered = new Map(options.map((option) => [String(option.value), option]));
  const choices = keys.flatMap((key): readonly Choice[] => {
    const known = had.get(key);
    if (known !== undefined) return [known];
    const option = offered.get(key);
    return option === undefined ? [] : [{ value: option.value }];
  });
  return inOrder(choices, options);
}
