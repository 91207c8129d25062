import { traitsOf } from '@zhantai/engine';
import type { Item } from '@zhantai/engine';

/** Whether a column of a workbook is there for a person to fill. */
export function isFilled(column: Item): boolean {
  const { hidden, readonly, disabled, compute } = column;
  return traitsOf(column).family !== 'layout' && !hidden && !readonly && !disabled && compute === null;
}
