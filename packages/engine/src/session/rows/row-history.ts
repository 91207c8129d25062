import type { RowNode, RowPicture, RowsNode, RowsWatcher } from '../session.ts';

/** Where a step taken back or done again left its mark. */
export interface RowsTouched {
  /** The first row that changed, or the one beside the first that went; undefined in an empty table. */
  readonly row: RowNode | undefined;
  /** The column that changed, where only one did. */
  readonly prop: string | undefined;
}

/** Undo and redo of everything done to the rows of a sub-table. */
export interface RowHistory {
  /** Takes the last step back; null when there is none. */
  undo(): RowsTouched | null;
  /** Does the last step that was taken back again; null when there is none. */
  redo(): RowsTouched | null;
  /** The next change is a step of its own, even in the cell that was typed into last. */
  seal(): void;
}

interface CellStep {
  readonly before: RowPicture;
  after: RowPicture;
  readonly props: Set<string>;
}

interface Step {
  readonly cells: Map<RowNode, CellStep>;
  rows: { readonly before: readonly RowNode[]; after: readonly RowNode[] } | null;
}

/** Steps that can be taken back. */
const MOST_STEPS = 200;

const histories = new WeakMap<RowsNode, RowHistory>();

/** The history of a sub-table, from when it is first asked for; it lasts as long as the open form. */
export function rowHistory(node: RowsNode): RowHistory {
  const known = histories.get(node);
  if (known !== undefined) return known;
  const history = new StepHistory(node);
  histories.set(node, history);
  return history;
}

class StepHistory implements RowHistory, RowsWatcher {
  readonly #node: RowsNode;
  readonly #done: Step[] = [];
  readonly #undone: Step[] = [];
  #step: Step = { cells: new Map(), rows: null };
  #sealed = true;
  #replaying = false;

  constructor(node: RowsNode) {
    this.#node = node;
    node.watch(this);
  }

  undo(): RowsTouched | null {
    return this.#replay(this.#done, this.#undone, 'before');
  }

  redo(): RowsTouched | null {
    return this.#replay(this.#undone, this.#done, 'after');
  }

  seal(): void {
    this.#sealed = true;
  }

  open(): void {
    this.#step = { cells: new Map(), rows: null };
  }

  cells(row: RowNode, before: RowPicture, after: RowPicture, set: ReadonlySet<string>): void {
    const known = this.#step.cells.get(row);
    if (known === undefined) this.#step.cells.set(row, { before, after, props: new Set(set) });
    else {
      known.after = after;
      for (const prop of set) known.props.add(prop);
    }
  }

  rows(before: readonly RowNode[], after: readonly RowNode[]): void {
    this.#step.rows = { before, after };
  }

  close(): void {
    const step = this.#step;
    if (this.#replaying || (step.rows === null && step.cells.size === 0)) return;
    this.#undone.length = 0;
    const last = this.#done.at(-1);
    if (last !== undefined && !this.#sealed && typesOn(last, step)) return;
    this.#sealed = false;
    this.#done.push(step);
    if (this.#done.length > MOST_STEPS) this.#done.shift();
  }

  #replay(from: Step[], to: Step[], side: 'before' | 'after'): RowsTouched | null {
    const step = from.at(-1);
    if (step === undefined || this.#node.state().locked) return null;
    from.pop();
    to.push(step);
    this.#sealed = true;
    this.#replaying = true;
    try {
      this.#node.restore(
        step.rows?.[side] ?? null,
        [...step.cells].map(([row, cell]) => [row, cell[side]]),
      );
    } finally {
      this.#replaying = false;
    }
    return touched(step, this.#node);
  }
}

/** A key typed into the cell of the last step goes on with it. */
function typesOn(last: Step, next: Step): boolean {
  if (last.rows !== null || next.rows !== null || last.cells.size !== 1 || next.cells.size !== 1)
    return false;
  for (const [row, cell] of next.cells) {
    const before = last.cells.get(row);
    if (before === undefined || !sameOnly(before.props, cell.props)) return false;
    before.after = cell.after;
  }
  return true;
}

function sameOnly(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === 1 && other.size === 1 && [...one].every((prop) => other.has(prop));
}

function touched(step: Step, node: RowsNode): RowsTouched {
  const now = node.rows();
  const changed = [...step.cells].filter(([row]) => now[row.index()] === row);
  const [first] = changed.toSorted(([one], [other]) => one.index() - other.index());
  const [prop] = first?.[1].props ?? [];
  if (step.rows === null) return { row: first?.[0], prop };
  const { before, after } = step.rows;
  const place = before.findIndex((row, at) => after[at] !== row);
  const at = place < 0 ? Math.min(before.length, after.length) : place;
  return { row: now[Math.min(at, now.length - 1)], prop };
}
