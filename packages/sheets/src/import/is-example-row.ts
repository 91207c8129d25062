import type { Item } from '@zhantai/engine';
import { languages } from '@zhantai/messages';
import { exampleCells } from '../template/example-cells.ts';
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
    const examples = exampleCells(item, { language, ...words });
    return (
      props.every((prop, at) => {
        const example = examples.get(prop ?? '');
        if (example === undefined) return true;
        return !example.known || contentText(cells[at] ?? null).trim() === contentText(example.content);
      }) && props.some((prop) => prop !== null && examples.get(prop)?.known === true)
    );
  });
}
