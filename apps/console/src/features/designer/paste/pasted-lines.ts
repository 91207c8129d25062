import { exceededLimit, type Exceeded } from '@zhantai/contract';
import { parseItem } from '@zhantai/engine';
import { questionWords } from '@zhantai/messages/questions';
import { readTsv } from '@zhantai/views/read-tsv';
import { idOf, itemsOf, withInserted, type Detail, type Place } from '../draft/items.ts';
import { levelOf, withLevel } from '../draft/level.ts';
import { newItem, type Chance } from '../draft/new-item.ts';

/** Cells by line, without blank lines: text of several lines, or what a spreadsheet copies. */
export function readPasted(text: string): readonly (readonly string[])[] {
  return readTsv(text)
    .map((line) => line.map((cell) => cell.trim()))
    .filter((line) => line.some((cell) => cell !== ''));
}

/** Whether the first line holds the heads of a list of questions in one language: at least type and question (console.md §2). */
export function hasQuestionHeads([first = []]: readonly (readonly string[])[]): boolean {
  const heads = new Set(first.map(plain));
  return Object.values(questionWords).some(
    ({ heads: known }) => heads.has(plain(known.type)) && heads.has(plain(known.label)),
  );
}

const plain = (head: string): string => head.normalize('NFKC').replaceAll(/[\s*]/g, '').toLowerCase();

/** A form with an item for each pasted line, or the limit that it would be above. */
export interface PastedItems {
  readonly detail: Detail;
  readonly ids: readonly string[];
}

/**
 * Inserts an input for each line, called by its first cell that holds something.
 * @param table whose columns they become; null for items of the form.
 */
export function insertLines(
  detail: Detail,
  block: readonly (readonly string[])[],
  place: Place | null,
  chance: Chance,
  table: string | null = null,
): PastedItems | Exceeded {
  const taken = new Set(itemsOf(levelOf(detail, table)).map((raw) => parseItem(raw).prop));
  const items = block.map((line) => {
    const label = line.find((cell) => cell !== '') ?? '';
    let item = newItem('input', { label, option: String }, chance);
    while (taken.has(parseItem(item).prop)) item = newItem('input', { label, option: String }, chance);
    taken.add(parseItem(item).prop);
    return item;
  });
  const next = withLevel(detail, table, withInserted(levelOf(detail, table), place, items));
  const bytes = new TextEncoder().encode(JSON.stringify(next)).byteLength;
  return exceededLimit(next, bytes) ?? { detail: next, ids: items.map(idOf) };
}
