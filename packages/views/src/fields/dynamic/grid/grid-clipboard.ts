import { isPart, isWhole, textInput } from './caret.ts';
import { blockCells } from './block-cells.ts';
import { cellAround, focusedIn } from './cells.ts';
import { cellWords, optionsToLoad } from './cell-words.ts';
import type { Grid } from './grid.ts';
import { optionStore } from '../../../options/option-store.ts';
import { clearBlock, pasteBlock, pastedRows } from './paste-block.ts';
import type { Pasted } from './paste-block.ts';
import { readTsv, writeTsv } from './tsv.ts';
import type { Block } from './tsv.ts';

/** Puts the selected cells on the clipboard; `cut` empties them. */
export function copyCells(grid: Grid, event: ClipboardEvent, cut: boolean): void {
  const { area } = grid;
  const { node, columns, form } = grid.host;
  const input = textInput(event.target);
  // A part of a text is the text's own affair.
  if (area === null || event.clipboardData === null || !isOwn(event)) return;
  if (!grid.hasBlock && input !== null && isPart(input)) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', writeTsv(blockCells(node, columns, area, cellWords(form))));
  if (!cut) return;
  grid.history.seal();
  clearBlock(node, columns, area);
  grid.history.seal();
}

/** Reads what a spreadsheet put on the clipboard into the cells from here on. */
export function pasteCells(grid: Grid, event: ClipboardEvent): void {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  const input = textInput(event.target);
  if (text === '' || grid.area === null || !isOwn(event)) return;
  const block = readTsv(text);
  const single = block.length === 1 && block[0]?.length === 1;
  if (single && !grid.hasBlock && input !== null && !isWhole(input)) return;
  event.preventDefault();
  void paste(grid, block);
}

async function paste(grid: Grid, block: Block): Promise<void> {
  const { node, columns, form, mayAdd } = grid.host;
  const { active } = grid;
  const start = grid.area;
  if (start === null || active === null) return;
  const width = Math.max(...block.map((line) => line.length), start.right - start.left + 1);
  const into = columns.slice(start.left, start.left + width);
  const store = optionStore(form.services);
  const requested = new Set<string>();
  // Which lists hold in a row is known once the cells that filter them are read.
  const asks = into.some(({ options, dictionary }) => options === null && dictionary !== null);
  for (let more = asks; more;) {
    const words = cellWords(form);
    const rows = pastedRows({ node, columns, area: start, block, words, mayAdd: mayAdd() });
    const missing = optionsToLoad(into, rows, form).filter(({ key }) => !requested.has(key));
    more = missing.length > 0;
    for (const { key } of missing) requested.add(key);
    await Promise.all(missing.map((request) => store.load(request)));
  }
  const area = grid.area ?? start;
  grid.history.seal();
  // What is half typed in the cell goes before what is pasted over it.
  grid.host.find(active.row, active.column)?.focus({ preventScroll: true });
  const pasted = pasteBlock({ node, columns, area, block, words: cellWords(form), mayAdd: mayAdd() });
  grid.history.seal();
  grid.select(pasted.area);
  tell(grid, pasted);
}

function tell(grid: Grid, { area, rowsLeft, columnsLeft, unreadable }: Pasted): void {
  const { node, words, problem } = grid.host;
  const refused = node.refusal();
  const left = [
    rowsLeft > 0 && words.rowsRefused(rowsLeft, refused === null ? words.noRows : problem(refused)),
    columnsLeft > 0 && words.columnsLeft(columnsLeft),
    unreadable > 0 && words.unreadable(unreadable),
  ].filter((text) => text !== false);
  if (left.length > 0) grid.host.notify(left.join(words.joint));
  else grid.host.say(words.pasted(area.bottom - area.top + 1));
}

/** Whether it happened in a cell or its control, not in something that opened in it. */
function isOwn({ target }: Event): boolean {
  const found = cellAround(target);
  return found !== null && (target === found.cell || target === focusedIn(found.cell));
}
