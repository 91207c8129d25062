import { headerKey } from '@zhantai/engine/tables';
import { headerWords } from '@zhantai/messages/workbooks';
import { contentText, type SheetContent } from '../read/sheet-content.ts';

const NUMBER = /^[-\u2212]?[\d,]*\.?\d+$/;

/** Whether a row is no row of a table but what its numbers come to: it says so, and holds nothing but numbers beside. */
export function isTotalRow(cells: readonly SheetContent[]): boolean {
  let said = 0;
  let numbers = 0;
  for (const cell of cells) {
    if (cell === null) continue;
    if (isNumber(cell)) numbers += 1;
    else if (headerWords.totals.test(headerKey(contentText(cell)))) said += 1;
    else return false;
  }
  return said === 1 && numbers > 0;
}

function isNumber(cell: Exclude<SheetContent, null>): boolean {
  if (typeof cell === 'number') return true;
  if (typeof cell === 'string') return NUMBER.test(cell.trim());
  if (typeof cell === 'boolean') return false;
  return cell.kind === 'percent' || (cell.kind === 'error' && cell.noResult === true);
}
