import type { Definition } from '../definition/definition.ts';
import type { Item } from '../definition/item.ts';

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
    if (item.type === 'title') section = item.label;
    else if (item.type !== 'html') columns.push(columnOf(item, section));
  }
  return columns;
}

function columnOf(item: Item, section: string): ExportColumn {
  return {
    prop: item.prop,
    label: item.label,
    item,
    section,
    columns: item.columns
      .filter((column) => column.type !== 'html' && column.type !== 'title')
      .map((column) => columnOf(column, section)),
  };
}
