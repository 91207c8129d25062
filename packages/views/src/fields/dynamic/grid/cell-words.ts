import { encode } from '@zhantai/engine';
import type { DescribeWords, Item, Row, Session } from '@zhantai/engine';
import type { FieldWords } from '@zhantai/messages/fields';
import type { FormServices } from '../../../context/form-services.ts';
import { fillDictionary } from '../../../options/fill-dictionary.ts';
import { optionStore } from '../../../options/option-store.ts';
import type { OptionRequest } from '../../../options/option-store.ts';

/** The words of a cell in its row, the labels of its options among them. */
export type CellWords = (column: Item, row: Row) => Partial<DescribeWords>;

/** What {@link cellWords} needs of a form. */
export interface WordsOf {
  readonly session: Session;
  readonly services: FormServices;
  readonly fields: FieldWords;
  readonly columns: readonly Item[];
}

/** The words of cells; options of dictionaries are those that are loaded by now. */
export function cellWords(of: WordsOf): CellWords {
  const store = optionStore(of.services);
  const { switch: positions, listSeparator } = of.fields;
  return (column, row) => {
    const request = requestOf(column, row, of);
    const entry = request === null ? null : store.entry(request.key);
    return {
      listSeparator,
      on: positions.on,
      off: positions.off,
      optionsOf: (item) => (item === column && entry?.status === 'ready' ? entry.options : item.options),
    };
  };
}

/** What must be loaded before the labels of these rows are known. */
export function optionsToLoad(
  columns: readonly Item[],
  rows: readonly Row[],
  of: WordsOf,
): readonly OptionRequest[] {
  const store = optionStore(of.services);
  const wanted = new Map<string, OptionRequest>();
  for (const column of columns) {
    if (column.options !== null || column.dictionary === null) continue;
    for (const row of column.dictionary.dependsOn.length === 0 ? rows.slice(0, 1) : rows) {
      const request = requestOf(column, row, of);
      if (request !== null && store.entry(request.key).status !== 'ready') wanted.set(request.key, request);
    }
  }
  return [...wanted.values()];
}

/** The dictionary of a column as a row asks it; a field it depends on is the row's own first. */
function requestOf(column: Item, row: Row, { session, columns }: WordsOf): OptionRequest | null {
  const source = column.options === null ? column.dictionary : null;
  if (source === null) return null;
  return fillDictionary(source, (prop) => {
    const own = columns.find((one) => one.prop === prop);
    const value = own === undefined ? session.node(prop)?.state().value : row[prop];
    const item = own ?? session.node(prop)?.item;
    if (item === undefined || value === undefined) return '';
    const wire = encode(item, value);
    return typeof wire === 'string' || typeof wire === 'number' ? String(wire) : '';
  });
}
