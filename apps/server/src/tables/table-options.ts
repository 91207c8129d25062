import type { Answers, Item, Option } from '@zhantai/engine';
import type { DictionaryEntry } from '@zhantai/contract';
import type { Database } from '../database/database.ts';
import type { Asker, Dictionaries, Dictionary } from '../dictionaries/index.ts';
import { itemDictionary } from '../submissions/index.ts';

/** A dictionary larger than this is no list to choose from; its values are taken as they were typed. */
const most = 20_000;

/**
 * What stands in the dictionaries of some columns, by prop: cells hold labels. A list that depends on the row a cell
 * stands in is left out.
 */
export async function tableOptions(
  { database, dictionaries }: { readonly database: Database; readonly dictionaries: Dictionaries },
  asker: Asker,
  columns: readonly Item[],
  answers: Answers = {},
): Promise<Record<string, readonly Option[]>> {
  const found = await Promise.all(
    columns.map(async (column): Promise<[string, readonly Option[]] | null> => {
      const named = itemDictionary(column, answers);
      if (named === null || named.filter === null) return null;
      const dictionary = dictionaries.of(named.code);
      const entries = await dictionary.list(database, asker, named.filter);
      const left = { count: most };
      const options = await optionsOf(
        database,
        asker,
        dictionary,
        entries,
        named.filter.facets,
        column,
        left,
      );
      return left.count < 0 ? null : [column.prop, options];
    }),
  );
  return Object.fromEntries(found.filter((one) => one !== null));
}

/** Entries with all that stands below them, levels that come one by one included. */
async function optionsOf(
  database: Database,
  asker: Asker,
  dictionary: Dictionary,
  entries: readonly DictionaryEntry[],
  facets: Readonly<Record<string, string>>,
  column: Item,
  left: { count: number },
): Promise<readonly Option[]> {
  const options: Option[] = [];
  const tree = column.type === 'cascader' || column.type === 'tree';
  for (const entry of entries) {
    left.count -= 1;
    if (left.count < 0) break;
    const known = entry.children?.filter(isEntry);
    const below =
      known ??
      (tree && entry.leaf === false
        ? // oxlint-disable-next-line no-await-in-loop -- level by level
          await dictionary.list(database, asker, { parentKey: entry.value, facets })
        : []);
    const children =
      below.length === 0
        ? []
        : // oxlint-disable-next-line no-await-in-loop
          await optionsOf(database, asker, dictionary, below, facets, column, left);
    options.push({
      value: column.dataType === 'number' ? Number(entry.value) : entry.value,
      label: entry.label,
      ...(entry.hasInput === true ? { hasInput: true } : {}),
      ...(entry.disabled === true ? { disabled: true } : {}),
      ...(children.length === 0 ? {} : { children }),
    });
  }
  return options;
}

function isEntry(value: unknown): value is DictionaryEntry {
  return typeof value === 'object' && value !== null && 'value' in value && 'label' in value;
}
