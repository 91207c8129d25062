import type { Place } from './area.ts';

/** A cell on the page, and where it stands. */
export interface CellElement extends Place {
  readonly cell: HTMLTableCellElement;
}

const CONTROL =
  'input:not([type="hidden"], :disabled), button[role="combobox"], textarea:not(:disabled), select:not(:disabled)';

/** The cell around an element; null outside of the rows. */
export function cellAround(element: EventTarget | null): CellElement | null {
  if (!(element instanceof Element)) return null;
  const cell = element.closest('tr[data-index] > td, tr[data-index] > th');
  if (!(cell instanceof HTMLTableCellElement) || !(cell.parentElement instanceof HTMLElement)) return null;
  return { cell, row: Number(cell.parentElement.dataset['index']), column: cell.cellIndex - 1 };
}

/** What takes the focus in a cell: its control, or the cell itself. */
export const focusedIn = (cell: HTMLElement): HTMLElement => cell.querySelector<HTMLElement>(CONTROL) ?? cell;

/** Whether something can be entered in a cell. */
export const isEntered = (cell: HTMLElement): boolean =>
  cell.dataset['opens'] !== undefined || cell.querySelector(CONTROL) !== null;

/** The buttons in a cell of actions. */
export const buttonsIn = (cell: HTMLElement): readonly HTMLButtonElement[] => [
  ...cell.querySelectorAll<HTMLButtonElement>('button:not(:disabled)'),
];
