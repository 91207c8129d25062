import type { Option } from '@zhantai/engine';

/** Options with the levels that were loaded since hung below their parents; a level of none makes its parent a leaf. */
export function growOptions(
  options: readonly Option[],
  loaded: ReadonlyMap<string, readonly Option[]>,
): readonly Option[] {
  if (loaded.size === 0) return options;
  return options.map((option) => {
    const below = loaded.get(String(option.value)) ?? option.children;
    if (below === undefined) return option;
    const { children: _, ...rest } = option;
    return below.length === 0 ? { ...rest, leaf: true } : { ...rest, children: growOptions(below, loaded) };
  });
}
