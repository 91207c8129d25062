import { traitsOf, type Answers, type Item, type Option } from '@zhantai/engine';
import { filteringColumns, rowListKey } from '@zhantai/engine/tables';
import type { DictionaryEntry } from '@zhantai/contract';
import type { Database } from '../database/database.ts';
import type { Asker, Dictionaries } from '../dictionaries/index.ts';
import { itemOptions } from '../submissions/index.ts';
import type { AskLists } from './pool/create-pool.ts';

/** A dictionary larger than this is no list to choose from; its values are taken as they were typed. */
const most = 20_000;
/** The same for the lists of one import that hold in some rows only, all together. */
const mostInRows = 200_000;

interface Lists {
  readonly database: Database;
  readonly dictionaries: Dictionaries;
}

/**
 * What stands in the dictionaries of some columns, by prop: cells hold labels. A list that depends on the row a cell
 * stands in is left out, see `rowLists`.
 * @param answers what lists outside the row are filtered by.
 */
export async function tableOptions(
  { database, dictionaries }: Lists,
  asker: Asker,
  columns: readonly Item[],
  answers: Answers = {},
): Promise<Record<string, readonly Option[]>> {
  const found = await Promise.all(
    columns.map(async (column): Promise<[string, readonly Option[]] | null> => {
      if (filteringColumns(column, columns).length > 0) return null;
      const options = await listOf({ database, dictionaries }, asker, column, answers, { count: most });
      return options === null ? null : [column.prop, options];
    }),
  );
  return Object.fromEntries(found.filter((one) => one !== null));
}

/**
 * Answers what an import asks: lists of columns that other cells of a row filter.
 * @param answers what they are filtered by outside the row.
 */
export function rowLists(
  services: Lists,
  asker: Asker,
  columns: readonly Item[],
  answers: Answers = {},
): AskLists {
  const left = { count: mostInRows };
  return async (wanted) => {
    const lists = new Map<string, readonly Option[]>();
    for (const list of wanted) {
      const column = columns.find(({ prop }) => prop === list.prop);
      if (column === undefined) continue;
      // One import must not take every connection
      const options = await listOf(services, asker, column, { ...answers, ...list.filter }, left);
      if (options !== null) lists.set(rowListKey(list), options);
    }
    return lists;
  };
}

/** The options of a column; null where nobody knows them here, and where there are more than are left to be taken. */
async function listOf(
  { database, dictionaries }: Lists,
  asker: Asker,
  column: Item,
  answers: Answers,
  left: { count: number },
): Promise<readonly Option[] | null> {
  const known = itemOptions(dictionaries, column, answers);
  if (known === null || known.filter === null) return null;
  const { dictionary, filter } = known;
  const whole = traitsOf(column).family === 'levels';
  const entries = await dictionary.list(database, asker, { ...filter, whole });
  const options = optionsOf(entries, column, left);
  return left.count < 0 ? null : options;
}

/** Entries with what stands below them, until none are left to be taken. */
function optionsOf(
  entries: readonly DictionaryEntry[],
  column: Item,
  left: { count: number },
): readonly Option[] {
  const options: Option[] = [];
  for (const entry of entries) {
    left.count -= 1;
    if (left.count < 0) break;
    const children = optionsOf(entry.children?.filter(isEntry) ?? [], column, left);
    options.push({
      value: column.dataType === 'number' ? Number(entry.value) : entry.value,
      label: entry.label,
      ...(entry.hasInput === true ? { hasInput: true } : {}),
      ...(entry.disabled === true ? { disabled: true } : {}),
      ...(entry.aliases === undefined ? {} : { aliases: entry.aliases }),
      ...(children.length === 0 ? {} : { children }),
    });
  }
  return options;
}

function isEntry(value: unknown): value is DictionaryEntry {
  return typeof value === 'object' && value !== null && 'value' in value && 'label' in value;
}
