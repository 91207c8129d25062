import type { Item } from '@zhantai/engine';

/** The columns of a table that a workbook can hold answers of. */
export function tableColumns(item: Item): readonly Item[] {
  return item.columns.filter(({ type }) => type !== 'html' && type !== 'title' && type !== 'unsupported');
}
