import { traitsOf, type Answers, type Item, type Option } from '@zhantai/engine';
import type { DictionaryEntry } from '@zhantai/contract';
import type { Database } from '../database/database.ts';
import type { Asker, Dictionaries } from '../dictionaries/index.ts';
import { itemOptions } from '../submissions/index.ts';

/** A dictionary larger than this is no list to choose from; its values are taken as they were typed. */
const most = 20_000;

/**
 * What stands in the dictionaries of some columns, by prop: cells hold labels. A list that depends on the row a cell
 * stands in is left out.
 * @param answers what lists outside the row are filtered by.
 */
export async function tableOptions(
  { database, dictionaries }: { readonly database: Database; readonly dictionaries: Dictionaries },
  asker: Asker,
  columns: readonly Item[],
  answers: Answers = {},
): Promise<Record<string, readonly Option[]>> {
  const found = await Promise.all(
    columns.map(async (column): Promise<[string, readonly Option[]] | null> => {
      const known = itemOptions(dictionaries, column, answers);
      if (known === null || known.filter === null) return null;
      const { dictionary, filter } = known;
      const whole = traitsOf(column).family === 'levels';
      const entries = await dictionary.list(database, asker, { ...filter, whole });
      const left = { count: most };
      const options = optionsOf(entries, column, left);
      return left.count < 0 ? null : [column.prop, options];
    }),
  );
  return Object.fromEntries(found.filter((one) => one !== null));
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
