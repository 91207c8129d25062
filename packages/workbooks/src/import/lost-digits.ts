import { traitsOf } from '@zhantai/engine';
import type { Item } from '@zhantai/engine';
import { isShownNumber } from '@zhantai/engine/tables';
import type { SheetContent } from '../read/sheet-content.ts';

/** Numbers from here on have lost digits on their way into a workbook; nobody knows which they were. */
const EXACT = 1e15;

/** Whether a column holds texts as they are written. */
export function isTextual(column: Item): boolean {
  const { family } = traitsOf(column);
  return family === 'text' || family === 'list';
}

/** Whether a cell of a column of texts holds what was a long number, such as that of a document or a card. */
export function hasLostDigits(column: Item, content: SheetContent): boolean {
  if (!isTextual(column)) return false;
  if (typeof content === 'number') return Math.abs(content) >= EXACT;
  return traitsOf(column).text === 'line' && typeof content === 'string' && isShownNumber(content.trim());
}
