import type { Item, RowNode, RowsNode } from '@zhantai/engine';
import { rowHistory } from '@zhantai/engine/tables';
import type { RowHistory } from '@zhantai/engine/tables';
import type { GridWords } from '@zhantai/messages/grid';
import type { ProblemRenderer } from '@zhantai/messages/problems/load';
import { areaBetween, isBlock } from './area.ts';
import type { Area } from './area.ts';
import { textInput } from './caret.ts';
import { buttonsIn, cellAround, focusedIn } from './cells.ts';
import type { WordsOf } from './cell-words.ts';
import { paintBlock } from './paint-block.ts';

/** The table around a grid. */
export interface GridHost {
  readonly node: RowsNode;
  readonly columns: readonly Item[];
  readonly scroller: HTMLElement;
  readonly words: GridWords;
  readonly form: WordsOf;
  readonly problem: ProblemRenderer;
  /** Rows may be added by hand. */
  readonly mayAdd: () => boolean;
  /** The cell of a row on the page; null while it is not drawn. */
  readonly find: (row: RowNode, column: number) => HTMLElement | null;
  /** Draws a row that is out of sight, and scrolls to it. */
  readonly draw: (row: RowNode) => void;
  /** This row stays drawn however the table is scrolled. */
  readonly pin: (row: RowNode) => void;
  readonly edit: (row: RowNode, prop: string) => void;
  /** To who cannot see it. */
  readonly say: (text: string) => void;
  readonly notify: (text: string) => void;
}

/** A cell by its row, which keeps it however rows move. */
export interface Spot {
  readonly row: RowNode;
  readonly column: number;
}

/** Frames in which a row that is drawn for the focus is on the page. */
const MOST_FRAMES = 30;

/** Where one is in a table, and which cells are selected. The focus of the page is the truth, this follows it. */
export class Grid {
  readonly host: GridHost;
  readonly history: RowHistory;
  /** The text of the cell when it was entered. */
  entered: string | null = null;
  /** The next Tab leaves the table. */
  leaving = false;
  #active: Spot | null = null;
  /** The corner of a block across from the active cell. */
  #corner: Spot | null = null;
  #turn = 0;

  constructor(host: GridHost) {
    this.host = host;
    this.history = rowHistory(host.node);
  }

  /** The cell one is in; null outside of the rows. */
  get active(): Spot | null {
    const { row, column } = this.#active ?? {};
    if (row === undefined || column === undefined) return null;
    return this.host.node.row(row.index()) === row ? { row, column } : null;
  }

  /** The corner that moves when a block grows. */
  get corner(): Spot | null {
    return this.#corner ?? this.active;
  }

  /** The selected cells; the active one at least. */
  get area(): Area | null {
    const { active, corner } = this;
    if (active === null || corner === null || active.column >= this.host.columns.length) return null;
    const start = { row: active.row.index(), column: Math.max(active.column, 0) };
    return areaBetween(start, { row: corner.row.index(), column: Math.max(corner.column, 0) });
  }

  /** More than one cell is selected. */
  get hasBlock(): boolean {
    return this.area !== null && isBlock(this.area);
  }

  /** The focus came to an element of the table. */
  enter(element: EventTarget | null): void {
    const found = cellAround(element);
    const row = found === null ? undefined : this.host.node.row(found.row);
    if (found === null || row === undefined) return;
    const same = this.#active?.row === row && this.#active.column === found.column;
    this.leaving = false;
    if (same) return;
    this.history.seal();
    this.#active = { row, column: found.column };
    this.#corner = null;
    this.entered = textInput(element)?.value ?? null;
    this.host.pin(row);
    this.paint();
  }

  /** Gives a cell the focus, its text selected; drawn first where it is out of sight. */
  go(row: RowNode, column: number): void {
    this.history.seal();
    this.#active = { row, column };
    this.#corner = null;
    this.host.pin(row);
    this.paint();
    this.#turn += 1;
    this.#focus(row, column, this.#turn, 0);
  }

  goTo(row: number, column: number): void {
    const found = this.host.node.row(row);
    if (found !== undefined) this.go(found, column);
  }

  /** Makes a block from the active cell to this one. */
  extend(row: number, column: number): void {
    const { node, columns } = this.host;
    const found = node.row(Math.min(Math.max(row, 0), node.rows().length - 1));
    if (found === undefined || this.active === null) return;
    this.#corner = { row: found, column: Math.min(Math.max(column, 0), columns.length - 1) };
    this.host.find(found, this.#corner.column)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (this.host.find(found, this.#corner.column) === null) this.host.draw(found);
    this.paint();
  }

  /** Selects a block, the focus in its first cell. */
  select(area: Area): void {
    const { node } = this.host;
    const first = node.row(area.top);
    const last = node.row(area.bottom);
    if (first === undefined || last === undefined) return;
    this.go(first, area.left);
    this.#corner = { row: last, column: area.right };
    this.paint();
  }

  /** Only the active cell is selected again. */
  collapse(): void {
    this.#corner = null;
    this.paint();
  }

  /** Takes the last step back, or does it again, and goes where it was. */
  replay(which: 'undo' | 'redo'): void {
    const before = this.active;
    // What is half typed is taken first: it is the last step.
    if (before !== null) this.host.find(before.row, before.column)?.focus({ preventScroll: true });
    const touched = this.history[which]();
    if (touched === null) {
      if (before !== null) this.go(before.row, before.column);
      return;
    }
    const column = this.host.columns.findIndex((one) => one.prop === touched.prop);
    const to = touched.row ?? before?.row;
    if (to !== undefined) this.go(to, column < 0 ? Math.max(before?.column ?? 0, 0) : column);
    this.host.say(which === 'undo' ? this.host.words.undone : this.host.words.redone);
  }

  /** Marks the selected cells that are drawn. */
  paint(): void {
    const { area } = this;
    const block = area !== null && isBlock(area) ? area : null;
    if (paintBlock(this.host.scroller, block) && block !== null) {
      const { top, left, bottom, right } = block;
      this.host.say(this.host.words.selected(bottom - top + 1, right - left + 1));
    }
  }

  #focus(row: RowNode, column: number, turn: number, frames: number): void {
    // Somebody went elsewhere meanwhile.
    if (turn !== this.#turn || this.#active?.row !== row) return;
    const cell = this.host.find(row, column);
    const next = (): void => this.#focus(row, column, turn, frames + 1);
    if (cell === null) {
      // A row that was added is drawn before the next key comes, which belongs to it.
      if (frames === 0) {
        this.host.draw(row);
        queueMicrotask(next);
      } else if (frames < MOST_FRAMES) requestAnimationFrame(next);
      return;
    }
    const target = column < this.host.columns.length ? focusedIn(cell) : (buttonsIn(cell)[0] ?? cell);
    if (document.activeElement !== target) {
      target.focus({ preventScroll: true });
      const input = textInput(target);
      this.entered = input?.value ?? null;
      input?.select();
    }
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // A row that moves in the page loses the focus as it does.
    if (frames === 0) requestAnimationFrame(next);
  }
}
