import type { Item } from '@zhantai/engine';
import type { FieldWords } from '@zhantai/messages/fields';
import { rowTitle } from './rows/row-title.ts';

/** What the editor of a row is called: as the organiser numbers rows, else by table and number. `index` is 0-based. */
export const editorTitle = (item: Item, index: number, words: FieldWords): string =>
  item.subLabel === '' ? words.rows.editRow(item.label, index + 1) : rowTitle(item, index, words);
