import type { FieldValues, Option, OptionValue } from '@zhantai/engine';

type Value = FieldValues['cascader'];
/** One choice: an option of each level. */
export type OptionPath = readonly OptionValue[];

const isPaths = (value: readonly (OptionValue | OptionPath)[]): value is readonly OptionPath[] =>
  value.every((part) => typeof part === 'object');

const isPath = (value: readonly (OptionValue | OptionPath)[]): value is OptionPath =>
  value.every((part) => typeof part !== 'object');

/** The paths of a cascader, one or several. */
export function pathsOf(value: Value): readonly OptionPath[] {
  if (value === null || value.length === 0) return [];
  return isPaths(value) ? value : isPath(value) ? [value] : [];
}

/** The value of a cascader with these paths. */
export const cascaderValue = (paths: readonly OptionPath[], multiple: boolean): Value =>
  multiple ? paths : (paths[0] ?? null);

/** Labels of a path, level by level; what is not loaded falls back to `labels`, then to the value. */
export function pathLabels(
  path: OptionPath,
  options: readonly Option[],
  labels: ReadonlyMap<string, string>,
): readonly string[] {
  let level: readonly Option[] | undefined = options;
  return path.map((value) => {
    const option: Option | undefined = level?.find((one) => String(one.value) === String(value));
    level = option?.children;
    return option?.label ?? labels.get(String(value)) ?? String(value);
  });
}
