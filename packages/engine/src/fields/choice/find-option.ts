import type { Item, Option } from '../../definition/item.ts';
import { foldText } from '../../texts/fold-text.ts';
import type { DescribeWords } from '../field-core.ts';

/**
 * The option somebody means: by its label, else by its value, else by either or by what else it is called as it is
 * searched, without width, case, dots and blanks; at any level. None where two are called so.
 */
export function findOption(text: string, options: readonly Option[]): Option | undefined {
  return (
    find(options, (option) => option.label === text) ??
    find(options, (option) => String(option.value) === text) ??
    findFolded(text, options)
  );
}

/** The same among the options of one level. */
export function findOnLevel(text: string, options: readonly Option[]): Option | undefined {
  return (
    options.find((option) => option.label === text) ??
    options.find((option) => String(option.value) === text) ??
    foldedIndex(options, false).get(foldText(text)) ??
    undefined
  );
}

function findFolded(text: string, options: readonly Option[]): Option | undefined {
  const folded = foldText(text);
  return folded === '' ? undefined : (foldedIndex(options, true).get(folded) ?? undefined);
}

type FoldedIndex = ReadonlyMap<string, Option | null>;

const indexes = { level: new WeakMap<object, FoldedIndex>(), tree: new WeakMap<object, FoldedIndex>() };

/** Options by what they are called, built once for a list; null where a name is that of several. */
function foldedIndex(options: readonly Option[], deep: boolean): FoldedIndex {
  const known = indexes[deep ? 'tree' : 'level'];
  const ready = known.get(options);
  if (ready !== undefined) return ready;
  const index = new Map<string, Option | null>();
  const collect = (level: readonly Option[]): void => {
    for (const option of level) {
      const names = [option.label, String(option.value), ...(option.aliases ?? [])].map(foldText);
      for (const name of new Set(names)) {
        const before = index.get(name);
        // The same option may stand there once for each language.
        index.set(name, before === undefined || before?.value === option.value ? option : null);
      }
      if (deep && option.children !== undefined) collect(option.children);
    }
  };
  collect(options);
  index.delete('');
  known.set(options, index);
  return index;
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
