import type { Item, Option } from '../../definition/item.ts';
import type { DescribeWords } from '../field-core.ts';

/** The option somebody means: by its label, else by its value, at any level. */
export function findOption(text: string, options: readonly Option[]): Option | undefined {
  return (
    find(options, (option) => option.label === text) ??
    find(options, (option) => String(option.value) === text)
  );
}

/** The options a cell is read against; none where nobody knows them. */
export function knownOptions(item: Item, words: DescribeWords): readonly Option[] {
  return words.optionsOf(item) ?? [];
}

function find(options: readonly Option[], fits: (option: Option) => boolean): Option | undefined {
  for (const option of options) {
    if (fits(option)) return option;
    const below = option.children === undefined ? undefined : find(option.children, fits);
    if (below !== undefined) return below;
  }
  return undefined;
}
