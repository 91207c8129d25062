import type { Choice, Option, OptionValue } from '@zhantai/engine';

/** An option to choose from, or a stored choice that is an option no more. */
export interface ShownOption extends Option {
  readonly missing?: boolean;
}

/** Options with those choices behind them that are stored but no longer offered, so that they can be taken back. */
export function shownOptions(
  options: readonly Option[],
  choices: readonly Choice[],
  missingLabel: (value: string) => string,
): readonly ShownOption[] {
  const known = new Set(options.map((option) => String(option.value)));
  const missing = choices.filter((choice) => !known.has(String(choice.value)));
  return missing.length === 0
    ? options
    : [
        ...options,
        ...missing.map(({ value }) => ({ value, label: missingLabel(String(value)), missing: true })),
      ];
}

/** Several choices after one was ticked or unticked, in the order of the options; other-texts stay. */
export function toggleChoice(
  choices: readonly Choice[],
  value: OptionValue,
  options: readonly Option[],
): readonly Choice[] {
  const isSame = (choice: Choice): boolean => String(choice.value) === String(value);
  if (choices.some(isSame)) return choices.filter((choice) => !isSame(choice));
  return inOrder([...choices, { value }], options);
}

/** Choices in the order of the options; unknown ones first, as they were. */
export function inOrder(choices: readonly Choice[], options: readonly Option[]): readonly Choice[] {
  const place = new Map(options.map((option, index) => [String(option.value), index]));
  return choices.toSorted((a, b) => (place.get(String(a.value)) ?? -1) - (place.get(String(b.value)) ?? -1));
}

/** The same choices with another text at one of them. */
export function withOther(choices: readonly Choice[], value: OptionValue, other: string): readonly Choice[] {
  return choices.map((choice) => (String(choice.value) === String(value) ? { ...choice, other } : choice));
}
