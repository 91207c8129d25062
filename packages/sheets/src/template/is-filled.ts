import type { Item } from '@zhantai/engine';

/** Whether a column of a workbook is there for a person to fill. */
export function isFilled(column: Item): boolean {
  const shown = column.type !== 'html' && column.type !== 'title' && column.type !== 'unsupported';
  return shown && !column.hidden && !column.readonly && !column.disabled && column.compute === null;
}
