import { isAtEnd, isWhole, textInput, typeInto } from './caret.ts';
import { buttonsIn, cellAround, focusedIn, isEntered } from './cells.ts';
import { clearBlock } from './paste-block.ts';
import type { Grid, Spot } from './grid.ts';

interface Press {
  readonly grid: Grid;
  readonly event: KeyboardEvent;
  readonly at: Spot;
  /** The cell one is in. */
  readonly cell: HTMLElement;
  readonly input: HTMLInputElement | null;
  readonly mod: boolean;
}

/** Rows of a page before the table is measured. */
const PAGE = 10;

const deltas: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Acts on a key as a spreadsheet does; false leaves it to the control (seed.md §4). */
export function pressKey(grid: Grid, event: KeyboardEvent): boolean {
  const { active } = grid;
  const found = cellAround(event.target);
  if (event.isComposing || event.defaultPrevented || found === null || active === null) return false;
  const mod = event.ctrlKey || event.metaKey;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (mod && !event.altKey && (key === 'z' || key === 'y')) {
    grid.replay(key === 'y' || event.shiftKey ? 'redo' : 'undo');
    return true;
  }
  if (key === 'Tab' && grid.leaving) return leave(grid, event);
  if (found.column >= grid.host.columns.length) return pressAction(grid, active, key, found.cell);
  const own = event.target === found.cell || event.target === focusedIn(found.cell);
  if (!own) return false;
  const press: Press = { grid, event, at: active, cell: found.cell, input: textInput(event.target), mod };
  if (Object.hasOwn(deltas, key)) return pressArrow(press, deltas[key] ?? [0, 0]);
  const act = keys[key];
  if (act !== undefined) return act(press);
  // What is typed while a block is selected goes into its active cell.
  if (key.length === 1 && !mod && grid.hasBlock) grid.collapse();
  return false;
}

const keys: Readonly<Record<string, (press: Press) => boolean>> = {
  Tab: ({ grid, event, at }) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return false;
    const next = nextEntered(grid, at, event.shiftKey ? -1 : 1);
    if (next === null) return false;
    grid.go(next.row, next.column);
    return true;
  },
  Enter: ({ grid, event, at, mod }) => {
    if (event.altKey) return false;
    const { node } = grid.host;
    const row = at.row.index();
    if (mod) insert(grid, at);
    else if (event.shiftKey) grid.goTo(Math.max(row - 1, 0), at.column);
    else if (row + 1 < node.rows().length) grid.goTo(row + 1, at.column);
    else insert(grid, at);
    return true;
  },
  Escape: ({ grid, input }) => {
    if (grid.hasBlock) {
      grid.collapse();
      return true;
    }
    if (input !== null && grid.entered !== null && input.value !== grid.entered) {
      typeInto(input, grid.entered);
      input.select();
      return true;
    }
    grid.leaving = true;
    return false;
  },
  F2: ({ grid, at, cell, input }) => {
    if (input !== null) input.setSelectionRange(input.value.length, input.value.length);
    else if (isEntered(cell)) open(grid, at, cell);
    return true;
  },
  ' ': ({ grid, at, cell, event }) => {
    if (event.target !== cell || !isEntered(cell)) return false;
    open(grid, at, cell);
    return true;
  },
  Home: (press) => pressEnd(press, 'first'),
  End: (press) => pressEnd(press, 'last'),
  PageUp: (press) => pressPage(press, -1),
  PageDown: (press) => pressPage(press, 1),
  Delete: (press) => pressDelete(press),
  Backspace: (press) => pressDelete(press),
  a: ({ grid, input, mod }) => {
    if (!mod || (input !== null && !isWhole(input))) return false;
    const { node, columns } = grid.host;
    grid.select({ top: 0, left: 0, bottom: node.rows().length - 1, right: columns.length - 1 });
    return true;
  },
};

function pressArrow(
  { grid, event, at, cell, input, mod }: Press,
  [rows, columns]: readonly [number, number],
): boolean {
  const from = event.shiftKey ? (grid.corner ?? at) : at;
  if (event.altKey) {
    if (columns !== 0) return false;
    if (!event.shiftKey) return openPopup(cell, input);
    grid.host.node.move(at.row, at.row.index() + rows);
    grid.go(at.row, at.column);
    return true;
  }
  const inText = input !== null && !isWhole(input) && !grid.hasBlock && !mod && columns !== 0;
  if (inText && (event.shiftKey || !isAtEnd(input, columns < 0 ? 'first' : 'last'))) return false;
  const to = { row: from.row.index() + rows, column: from.column + columns };
  if (event.shiftKey) {
    grid.extend(to.row, to.column);
    return true;
  }
  const last = grid.host.columns.length - (hasButtons(grid, at) ? 0 : 1);
  if (to.row >= 0 && to.row < grid.host.node.rows().length && to.column >= 0 && to.column <= last) {
    grid.goTo(to.row, to.column);
  } else if (grid.hasBlock) grid.collapse();
  return true;
}

/** The buttons of a row are reached by arrows, too. */
function pressAction(grid: Grid, { row, column }: Spot, key: string, cell: HTMLElement): boolean {
  const [rows = 0, columns = 0] = deltas[key] ?? [];
  if (rows !== 0) {
    const to = row.index() + rows;
    if (to >= 0 && to < grid.host.node.rows().length) grid.goTo(to, column);
    return true;
  }
  if (columns === 0) return false;
  const buttons = buttonsIn(cell);
  const next = buttons.findIndex((button) => button === document.activeElement) + columns;
  if (next < 0) grid.go(row, grid.host.columns.length - 1);
  else buttons[next]?.focus();
  return true;
}

function pressEnd({ grid, event, at, input, mod }: Press, end: 'first' | 'last'): boolean {
  if (!mod && input !== null && !isWhole(input)) return false;
  const column = end === 'first' ? 0 : grid.host.columns.length - 1;
  const row = mod ? (end === 'first' ? 0 : grid.host.node.rows().length - 1) : at.row.index();
  if (event.shiftKey) grid.extend(mod ? row : (grid.corner ?? at).row.index(), column);
  else grid.goTo(row, column);
  return true;
}

function pressPage({ grid, event, at, cell }: Press, direction: 1 | -1): boolean {
  const rowHeight = cell.offsetHeight || 1;
  const page = Math.max(Math.floor(grid.host.scroller.clientHeight / rowHeight) - 3, 1) || PAGE;
  const last = grid.host.node.rows().length - 1;
  const from = event.shiftKey ? (grid.corner ?? at) : at;
  const row = Math.min(Math.max(from.row.index() + direction * page, 0), last);
  if (event.shiftKey) grid.extend(row, from.column);
  else grid.goTo(row, at.column);
  return true;
}

function pressDelete({ grid, input, event }: Press): boolean {
  const { area } = grid;
  if (area === null || event.altKey) return false;
  // The text of one cell is its input's affair.
  if (input !== null && !grid.hasBlock) return false;
  clearBlock(grid.host.node, grid.host.columns, area);
  return true;
}

/** Inserts a row below and goes there; where none may be added the cell is left all the same, and that is told. */
function insert(grid: Grid, { row, column }: Spot): void {
  const { node, problem, columns, mayAdd, notify } = grid.host;
  grid.history.seal();
  const added = mayAdd() ? node.add(row) : null;
  if (added !== null) {
    grid.go(added, column);
    return;
  }
  const item = columns[column];
  if (item !== undefined) row.cell(item.prop).leave();
  const refused = node.refusal();
  if (mayAdd() && refused !== null) notify(problem(refused));
}

function open(grid: Grid, { row, column }: Spot, cell: HTMLElement): void {
  const item = grid.host.columns[column];
  if (cell.dataset['opens'] === undefined) focusedIn(cell).click();
  else if (item !== undefined) grid.host.edit(row, item.prop);
}

/** Opens what hangs on a control: the list of a select by itself, a calendar by its button. */
function openPopup(cell: HTMLElement, input: HTMLInputElement | null): boolean {
  const [button] = buttonsIn(cell);
  if (input === null || button === undefined) return false;
  button.click();
  return true;
}

function hasButtons(grid: Grid, { row }: Spot): boolean {
  const cell = grid.host.find(row, grid.host.columns.length);
  return cell !== null && buttonsIn(cell).length > 0;
}

/** The next cell that takes an entry, over the ends of rows. */
function nextEntered(grid: Grid, { row, column }: Spot, step: 1 | -1): Spot | null {
  const { node, columns, find } = grid.host;
  const takes = columns.map((_, at) => {
    const cell = find(row, at);
    return cell !== null && isEntered(cell);
  });
  for (let at = column + step; at >= 0 && at < columns.length; at += step) {
    if (takes[at] === true) return { row, column: at };
  }
  const next = node.row(row.index() + step);
  const first = step > 0 ? takes.indexOf(true) : takes.lastIndexOf(true);
  return next === undefined || first < 0 ? null : { row: next, column: first };
}

/** From beside the table the browser's own Tab goes on. */
function leave(grid: Grid, event: KeyboardEvent): boolean {
  grid.leaving = false;
  const { scroller } = grid.host;
  const sibling = event.shiftKey ? scroller.previousElementSibling : scroller.nextElementSibling;
  if (sibling instanceof HTMLElement && sibling.tabIndex === -1) sibling.focus({ preventScroll: true });
  return false;
}
