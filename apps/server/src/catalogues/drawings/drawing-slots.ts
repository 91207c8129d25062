import { traitsOf, type Definition, type Item } from '@zhantai/engine';

/** A place for drawings in a form. */
export interface DrawingPlace {
  /** Prop of an upload item, or of one in a sub-table `prop/row/column`, its rows counted from 1. */
  readonly slot: string;
  /** The upload item. */
  readonly item: Item;
  readonly label: string;
  readonly required: boolean;
}

/** So many rows of a sub-table without a bound of its own. */
const MOST_ROWS = 50;

/**
 * The places for drawings of a form in its order. A sub-table has one a row for each of its upload columns: as many rows
 * as it needs, and one more than was handed in.
 * @param handedIn slots that hold something.
 */
export function drawingSlots(
  definition: Definition,
  handedIn: readonly string[] = [],
): readonly DrawingPlace[] {
  return definition.items.filter(isShown).flatMap((item) => {
    if (takesFiles(item)) return [placeOf(item)];
    const columns = item.columns.filter(isUpload);
    if (columns.length === 0) return [];
    const last = Math.max(0, ...handedIn.map((slot) => rowOf(slot, item)));
    const count = Math.min(Math.max(item.minSize ?? 0, last + 1), mostRows(item));
    return Array.from({ length: count }, (_, index) =>
      columns.map((column) => rowPlace(item, index + 1, column, columns.length > 1)),
    ).flat();
  });
}

/** One place of a form by its slot; null where the form has no such place. */
export function drawingPlace(definition: Definition, slot: string): DrawingPlace | null {
  const [prop = '', row = '', name = ''] = slot.split('/');
  const item = definition.items.find((one) => one.prop === prop && isShown(one));
  if (item === undefined) return null;
  if (slot === prop) return isUpload(item) ? placeOf(item) : null;
  const columns = item.columns.filter(isUpload);
  const column = columns.find((one) => one.prop === name);
  const number = rowOf(slot, item);
  if (column === undefined || number === 0 || slot !== `${prop}/${row}/${name}`) return null;
  return rowPlace(item, number, column, columns.length > 1);
}

const isShown = ({ deleted, hidden }: Item): boolean => !deleted && !hidden;
const takesFiles = (item: Item): boolean => traitsOf(item).files === 'several';
const isUpload = (item: Item): boolean => takesFiles(item) && isShown(item);

function placeOf(item: Item): DrawingPlace {
  return { slot: item.prop, item, label: item.label, required: item.required };
}

function rowPlace(table: Item, number: number, column: Item, named: boolean): DrawingPlace {
  const row =
    table.subLabel === ''
      ? String(number)
      : table.subLabel.replaceAll('{index}', String(number)).replaceAll('{i}', String(number));
  return {
    slot: `${table.prop}/${number}/${column.prop}`,
    item: column,
    label: [table.label, row, ...(named ? [column.label] : [])].join(' · '),
    required: column.required && number <= (table.minSize ?? 0),
  };
}

function mostRows({ maxSize }: Item): number {
  return maxSize === null || maxSize < 0 ? MOST_ROWS : Math.min(maxSize, MOST_ROWS);
}

/** Number of the row that a slot of this sub-table is in; 0 where it is in none. */
function rowOf(slot: string, table: Item): number {
  const [prop, row = ''] = slot.split('/');
  const number = prop === table.prop && /^[1-9]\d?$/.test(row) ? Number(row) : 0;
  return number <= mostRows(table) ? number : 0;
}
