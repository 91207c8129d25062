import type { Item } from '@zhantai/engine';
import { isShownNumber } from '@zhantai/engine/tables';
import type { SheetContent } from '../read/sheet-content.ts';

/** Numbers from here on have lost digits on their way into a workbook; nobody knows which they were. */
const EXACT = 1e15;
const TEXTUAL: ReadonlySet<Item['type']> = new Set<Item['type']>(['input', 'textarea', 'password', 'array']);

/** Whether a cell of a column of texts holds what was a long number, such as that of a document or a card. */
export function hasLostDigits(column: Item, content: SheetContent): boolean {
  if (!TEXTUAL.has(column.type)) return false;
  if (typeof content === 'number') return Math.abs(content) >= EXACT;
  return column.type === 'input' && typeof content === 'string' && isShownNumber(content.trim());
}
