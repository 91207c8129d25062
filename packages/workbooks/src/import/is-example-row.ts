import type { Item } from '@zhantai/engine';
import { itemInLanguage } from '@zhantai/engine/tables';
import { languages } from '@zhantai/messages';
import { exampleCell } from '../template/example-cells.ts';
import { isFilled } from '../template/is-filled.ts';
import { contentText } from '../read/sheet-content.ts';
import type { SheetContent } from '../read/sheet-content.ts';
import type { RowsWords } from './read-rows.ts';

/**
 * Whether a row is the example that templates bring, nothing of it changed. Examples are made from the columns alone,
 * so they are made again and compared, in every language a template can have; a cell of a dictionary that nobody knows
 * here may hold anything.
 */
export function isExampleRow(
  item: Item,
  props: readonly (string | null)[],
  cells: readonly SheetContent[],
  words: RowsWords,
): boolean {
  return languages.some((language) => {
    const filled = itemInLanguage(item, language).columns.filter(isFilled);
    const columns = new Map(filled.map((column) => [column.prop, column]));
    let known = 0;
    // Nearly every row differs in its first cell: what the others would hold is not looked for.
    const isSame = props.every((prop, at) => {
      const column = columns.get(prop ?? '');
      if (column === undefined) return true;
      const example = exampleCell(column, { language, ...words });
      if (!example.known) return true;
      known += 1;
      return contentText(cells[at] ?? null).trim() === contentText(example.content);
    });
    return isSame && known > 0;
  });
}
