import type { Item, Option } from '@zhantai/engine';
import { rowListKey, type RowList } from '@zhantai/engine/tables';
import type { RowLists } from '@zhantai/workbooks/read';
import type { FormServices } from '@zhantai/views';
import { filledSource } from '../filled-source.ts';

/** Lists that one import asks for; of the others the server's are read. */
const MOST = 200;
/** Requests at once. */
const AT_ONCE = 6;

/**
 * Answers what an import asks: lists of columns that other cells of a row filter. Those that come level by level, or do
 * not come now, are left to the server.
 * @param readOutside what stands in a field outside the row.
 */
export function askRowLists(
  columns: readonly Item[],
  readOutside: (prop: string) => string,
  { loadOptions }: Pick<FormServices, 'loadOptions'>,
  signal: AbortSignal,
): (wanted: readonly RowList[]) => Promise<RowLists> {
  let left = MOST;
  return async (wanted) => {
    const lists = new Map<string, readonly Option[]>();
    const waiting = wanted.slice(0, left);
    left -= waiting.length;
    const work = async (): Promise<void> => {
      for (let list = waiting.shift(); list !== undefined; list = waiting.shift()) {
        // A few at once
        const options = await load(list);
        if (options !== null) lists.set(rowListKey(list), options);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return lists;
  };

  async function load({ prop, filter }: RowList): Promise<readonly Option[] | null> {
    const dictionary = columns.find((column) => column.prop === prop)?.dictionary ?? null;
    if (dictionary === null || dictionary.lazy) return null;
    const { source, query } = filledSource(dictionary, (name) => filter[name] ?? readOutside(name));
    try {
      return await loadOptions(source, query, signal);
    } catch {
      return null;
    }
  }
}
