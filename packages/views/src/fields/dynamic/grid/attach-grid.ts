import { Grid } from './grid.ts';
import type { GridHost } from './grid.ts';
import { copyCells, pasteCells } from './grid-clipboard.ts';
import { pressKey } from './grid-keys.ts';
import { mouseListeners } from './grid-mouse.ts';

/** A grid that listens, and how it stops. */
export interface AttachedGrid {
  readonly grid: Grid;
  readonly detach: () => void;
}

/** Makes a table of inputs behave as a spreadsheet. Native listeners: what opens from a cell elsewhere on the page is none of it. */
export function attachGrid(host: GridHost): AttachedGrid {
  const grid = new Grid(host);
  const { scroller } = host;
  const mouse = mouseListeners(grid);
  const listening = new AbortController();
  const { signal } = listening;
  const capture = { signal, capture: true };
  scroller.addEventListener('focusin', (event) => grid.enter(event.target), { signal });
  scroller.addEventListener(
    'keydown',
    (event) => {
      if (!pressKey(grid, event)) return;
      event.preventDefault();
      // The control in the cell has its own meaning for some of these keys.
      event.stopPropagation();
    },
    capture,
  );
  scroller.addEventListener('mousedown', mouse.down, capture);
  scroller.addEventListener('copy', (event) => copyCells(grid, event, false), capture);
  scroller.addEventListener('cut', (event) => copyCells(grid, event, true), capture);
  scroller.addEventListener('paste', (event) => pasteCells(grid, event), capture);
  // The focus may have come before the grid.
  if (scroller.contains(document.activeElement)) grid.enter(document.activeElement);
  return {
    grid,
    detach: () => {
      listening.abort();
      mouse.stop();
    },
  };
}
