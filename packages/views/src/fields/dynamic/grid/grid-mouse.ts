import { textInput } from './caret.ts';
import { cellAround } from './cells.ts';
import type { Grid } from './grid.ts';

/** Pixels at an edge of the table in which a block that is drawn goes on scrolling, and how far at a time. */
const EDGE_PX = 36;
const STEP_PX = 18;

/** Selecting blocks with the mouse: drag over cells, Shift and press, press the number of a row. */
export function mouseListeners(grid: Grid): {
  readonly down: (event: MouseEvent) => void;
  readonly stop: () => void;
} {
  const { scroller } = grid.host;
  let dragging: AbortController | null = null;

  const stop = (): void => {
    dragging?.abort();
    dragging = null;
    delete scroller.dataset['dragging'];
  };
  const over = (from: { readonly row: number; readonly column: number }, event: MouseEvent): void => {
    if (event.buttons !== 1) {
      stop();
      return;
    }
    scrollAtEdge(scroller, event);
    const found = cellAround(document.elementFromPoint(event.clientX, event.clientY));
    if (found === null || !scroller.contains(found.cell)) return;
    const whole = from.column < 0;
    const { columns } = grid.host;
    const column = whole ? columns.length - 1 : Math.min(Math.max(found.column, 0), columns.length - 1);
    const moved = found.row !== from.row || (!whole && column !== from.column);
    if (!moved && scroller.dataset['dragging'] === undefined) return;
    scroller.dataset['dragging'] = '';
    // The text that the press began to select is no longer meant.
    textInput(document.activeElement)?.select();
    event.preventDefault();
    grid.extend(found.row, column);
  };
  return {
    stop,
    down(event) {
      const found = cellAround(event.target);
      if (found === null || event.button !== 0) return;
      const last = grid.host.columns.length - 1;
      if (found.column > last) return;
      if (event.shiftKey && grid.active !== null) {
        event.preventDefault();
        grid.extend(found.row, found.column < 0 ? last : found.column);
        return;
      }
      if (found.column < 0) {
        event.preventDefault();
        grid.select({ top: found.row, left: 0, bottom: found.row, right: last });
      } else if (grid.hasBlock) grid.collapse();
      stop();
      dragging = new AbortController();
      const { signal } = dragging;
      const from = { row: found.row, column: found.column };
      window.addEventListener('mousemove', (moved) => over(from, moved), { signal });
      window.addEventListener('mouseup', stop, { signal });
    },
  };
}

function scrollAtEdge(scroller: HTMLElement, { clientX, clientY }: MouseEvent): void {
  const box = scroller.getBoundingClientRect();
  if (clientY > box.bottom - EDGE_PX) scroller.scrollBy(0, STEP_PX);
  else if (clientY < box.top + EDGE_PX) scroller.scrollBy(0, -STEP_PX);
  if (clientX > box.right - EDGE_PX) scroller.scrollBy(STEP_PX, 0);
  else if (clientX < box.left + EDGE_PX) scroller.scrollBy(-STEP_PX, 0);
}
