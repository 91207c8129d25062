import { foldText } from '@zhantai/engine';
import type { ListOption } from './list-option.ts';

/**
 * The options whose label, description or other names hold every word of the query, width, case, dots and accents
 * aside; all of them for a blank query.
 */
export const filterOptions = (options: readonly ListOption[], query: string): readonly ListOption[] => {
  const words = query
    .split(/\s+/u)
    .map(foldText)
    .filter((word) => word !== '');
  if (words.length === 0) return options;
  return options.filter((option) => {
    const names = foldedNames(option);
    return words.every((word) => names.some((name) => name.includes(word)));
  });
};

// Lists have thousands of options, and every key asks all of them.
const folded = new WeakMap<ListOption, readonly string[]>();

function foldedNames(option: ListOption): readonly string[] {
  const known = folded.get(option);
  if (known !== undefined) return known;
  const { label, description = '', aliases = [] } = option;
  const names = [`${label}\n${description}`, ...aliases].map(foldText);
  folded.set(option, names);
  return names;
}
