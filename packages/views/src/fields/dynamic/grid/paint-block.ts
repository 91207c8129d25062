import type { Area } from './area.ts';

/** What is marked, by the table it is in. */
const painted = new WeakMap<HTMLElement, string>();

/** Marks the drawn cells of a block and its edges; null takes the marks away. True when it is another block than before. */
export function paintBlock(scroller: HTMLElement, block: Area | null): boolean {
  const before = painted.get(scroller) ?? '';
  const now = block === null ? '' : JSON.stringify(block);
  if (before === '' && now === '') return false;
  for (const cell of scroller.querySelectorAll<HTMLElement>('[data-picked]')) {
    delete cell.dataset['picked'];
    cell.removeAttribute('aria-selected');
  }
  painted.set(scroller, now);
  if (block === null) return true;
  for (const row of scroller.querySelectorAll<HTMLTableRowElement>('tr[data-index]')) {
    const at = Number(row.dataset['index']);
    if (at < block.top || at > block.bottom) continue;
    for (let column = block.left; column <= block.right; column += 1) {
      const cell = row.cells[column + 1];
      if (cell === undefined) continue;
      cell.dataset['picked'] = edges(at, column, block);
      cell.setAttribute('aria-selected', 'true');
    }
  }
  return before !== now;
}

function edges(row: number, column: number, { top, left, bottom, right }: Area): string {
  return [
    row === top && 'top',
    row === bottom && 'bottom',
    column === left && 'left',
    column === right && 'right',
  ]
    .filter((edge) => edge !== false)
    .join(' ');
}
