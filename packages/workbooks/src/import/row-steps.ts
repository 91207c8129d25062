import type { Item } from '@zhantai/engine';
import { rowListKey } from '@zhantai/engine/tables';
import { limits } from '../limits.ts';
import type { Sheet } from '../read/sheet.ts';
import { readRows } from './read-rows.ts';
import type { RowsReading, RowsWords } from './read-rows.ts';
import type { ListSteps, RowLists } from './row-lists.ts';

/** Rows of a sheet, and the lists that were told of some of them. */
export interface RowsRead {
  readonly read: RowsReading;
  readonly rowLists: RowLists;
}

/**
 * Reads the data of a sheet as {@link readRows} does, and asks for the lists that other cells of a row filter: first for
 * those whose filters can be read, then for those that follow from them. A list is asked for once.
 */
export function* rowSteps(item: Item, sheet: Sheet, words: RowsWords = {}): ListSteps<RowsRead> {
  const rowLists = new Map(words.rowLists);
  const requested = new Set<string>();
  for (;;) {
    const read = readRows(item, sheet, { ...words, rowLists });
    const wanted = read.ok ? read.table.wanted.filter((list) => !requested.has(rowListKey(list))) : [];
    if (wanted.length === 0) return { read, rowLists };
    const room = wanted.slice(0, Math.max(0, limits.rowLists - requested.size));
    const received: RowLists = room.length === 0 ? new Map() : yield room;
    for (const list of wanted) {
      const key = rowListKey(list);
      requested.add(key);
      const options = received.get(key);
      if (options !== undefined) rowLists.set(key, options);
      // Of more lists than anybody fills in a label is no option: it is named instead of being taken for a value.
      else if (!room.includes(list)) rowLists.set(key, []);
    }
  }
}
