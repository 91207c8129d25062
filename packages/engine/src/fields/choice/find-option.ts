import type { Item, Option } from '../../definition/item.ts';
import { foldText } from '../../texts/fold-text.ts';
import type { DescribeWords } from '../field-core.ts';
import { countParts, holdsSeparators, partsKey } from '../sheets/sheet-entries.ts';

/**
 * The option somebody means: by its label, else by its value, else by either or by what else it is called as it is
 * searched, without width, case, dots and blanks; at any level. None where two are called so.
 */
export function findOption(text: string, options: readonly Option[]): Option | undefined {
  return findExact(text, options) ?? findFolded(text, options);
}

/** The option of just that label, else of just that value. */
export function findExact(text: string, options: readonly Option[]): Option | undefined {
  return (
    find(options, (option) => option.label === text) ??
    find(options, (option) => String(option.value) === text)
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

/** Options of several parts, such as `Hong Kong, China`, by their key; `most` is how many parts one has at most. */
export interface ListedOptions {
  readonly byKey: ReadonlyMap<string, Option | null>;
  readonly most: number;
}

const listed = new WeakMap<object, ListedOptions>();

/** The options, at any level, whose names would come apart in a list; built once for a list. */
export function listedOptions(options: readonly Option[]): ListedOptions {
  const ready = listed.get(options);
  if (ready !== undefined) return ready;
  const byKey = new Map<string, Option | null>();
  let most = 1;
  const collect = (level: readonly Option[]): void => {
    for (const option of level) {
      for (const name of [option.label, ...(option.aliases ?? [])]) {
        if (!holdsSeparators(name)) continue;
        const key = partsKey(name, foldText);
        const before = byKey.get(key);
        byKey.set(key, before === undefined || before?.value === option.value ? option : null);
        most = Math.max(most, countParts(name));
      }
      if (option.children !== undefined) collect(option.children);
    }
  };
  collect(options);
  const made = { byKey, most };
  listed.set(options, made);
  return made;
}

/** The option that an entry of a list of several names, made of so many parts (see `sheetEntries`). */
export function findListed(entry: string, parts: number, options: readonly Option[]): Option | undefined {
  if (parts === 1) return findOption(entry, options);
  const { byKey, most } = listedOptions(options);
  return parts > most ? undefined : (byKey.get(partsKey(entry, foldText)) ?? undefined);
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
