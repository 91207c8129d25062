import type { Definition } from '../definition/definition.ts';
import type { Item } from '../definition/item.ts';
import { readFlag } from '../definition/json-value.ts';
import { traitsOf } from '../types/traits.ts';

/** One column of a table of submissions. */
export interface ExportColumn {
  readonly prop: string;
  readonly label: string;
  readonly item: Item;
  /** Title of the section it stands in; empty before the first one. */
  readonly section: string;
  /** Columns of a sub-table; empty for every other item. */
  readonly columns: readonly ExportColumn[];
}

/** The columns of a form's submissions in the order of its items: what holds an answer, hidden or not. */
export function exportColumns(definition: Definition): readonly ExportColumn[] {
  const columns: ExportColumn[] = [];
  let section = '';
  for (const item of definition.items) {
    if (traitsOf(item).section === true) section = item.label;
    else if (isStored(item)) columns.push(columnOf(item, section));
  }
  return columns;
}

function columnOf(item: Item, section: string): ExportColumn {
  return {
    prop: item.prop,
    label: item.label,
    item,
    section,
    columns: item.columns.filter(isStored).map((column) => columnOf(column, section)),
  };
}

/** Whether files of submissions hold a column: `ignoreExport` leaves it out of them. */
export const isExported = ({ item }: Pick<ExportColumn, 'item'>): boolean =>
  !readFlag(item.source['ignoreExport']);

/** What nobody knows may hold something all the same. */
function isStored(item: Item): boolean {
  const { family, unknown } = traitsOf(item);
  return family !== 'layout' || unknown === true;
}
