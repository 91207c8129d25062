import type { FieldValues, OptionValue } from '../../types/field-value.ts';

/** One choice through the levels: an option of each. */
export type OptionPath = readonly OptionValue[];

/** The paths of a cascader's value: none, one, or several with `multiple`. */
export function pathsOf(value: FieldValues['cascader']): readonly OptionPath[] {
  if (value === null || value.length === 0) return [];
  return isPaths(value) ? value : isPath(value) ? [value] : [];
}

function isPaths(value: readonly (OptionValue | OptionPath)[]): value is readonly OptionPath[] {
  return value.every((part) => typeof part === 'object');
}

function isPath(value: readonly (OptionValue | OptionPath)[]): value is OptionPath {
  return value.every((part) => typeof part !== 'object');
}
