import type { FormDraft, SavedDraft, SaveDraftRequest } from '@zhantai/contract';
import { findItem, type Detail } from './items.ts';
import { levelOf } from './level.ts';
import { createSaver, type SaveState } from './saver.ts';
import { selectOne, type Selection } from './selection.ts';
import {
  arrive,
  doChange,
  endVisit,
  redo,
  selectionOf,
  startWork,
  undo,
  type Change,
  type Undone,
  type Work,
} from './work.ts';

/** Everything that the page of a draft shows. */
export interface EditorState {
  readonly work: Work;
  readonly save: SaveState;
  /** Goes up whenever the item that is selected changes by another way than its panel. */
  readonly edition: number;
}

/** What {@link createEditor} takes. */
export interface EditorOptions {
  readonly draft: FormDraft;
  readonly send: (body: SaveDraftRequest) => Promise<SavedDraft>;
  readonly load: () => Promise<FormDraft>;
  /** How the history calls the answer to a conflict. */
  readonly settledSays: string;
}

/** An open draft: what is done to it, and that it is kept. */
export type Editor = ReturnType<typeof createEditor>;

/** Opens a draft. */
export function createEditor({ draft, send, load, settledSays }: EditorOptions) {
  let state: EditorState = {
    work: startWork(draft.detail),
    save: { kind: 'saved', at: draft.savedAt },
    edition: 0,
  };
  const listeners = new Set<() => void>();
  const unreported: string[] = [];
  const work = (next: Work, isPanels = false) => {
    const isAnother =
      !isPanels && next.detail !== state.work.detail && selectedText(next) !== selectedText(state.work);
    put({ work: next, edition: state.edition + (isAnother ? 1 : 0) });
  };
  const put = (next: Partial<EditorState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const saver = createSaver({
    draft,
    send,
    load,
    onState: (save) => {
      put({ save });
    },
    open: {
      detail: () => state.work.detail,
      steps: () => [...unreported],
      reported: (count) => {
        unreported.splice(0, count);
      },
      arrive: (detail: Detail) => {
        work(arrive(state.work, detail));
      },
      settle: (detail: Detail) => {
        const { selected } = state.work;
        apply({ says: settledSays, detail, selected, selection: selectionOf(state.work) });
      },
    },
  });

  function apply(change: Change) {
    const before = state.work.detail;
    work(doChange(state.work, change), change.visit !== undefined);
    if (state.work.detail === before) return;
    unreported.push(change.says);
    saver.changed();
  }

  function choose(selection: Selection) {
    const { table, selected, chosen, anchor } = state.work;
    const isSame =
      selection.table === table &&
      selection.selected === selected &&
      selection.anchor === anchor &&
      selection.chosen.length === chosen.length &&
      selection.chosen.every((id, at) => id === chosen[at]);
    if (!isSame) put({ work: { ...endVisit(state.work), ...selection } });
  }

  function turn(turned: Undone | null, says: (what: string) => string): Undone | null {
    if (turned === null) return null;
    work(turned.work);
    if (turned.done) {
      unreported.push(says(turned.says));
      saver.changed();
    }
    return turned;
  }

  return {
    state: (): EditorState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    apply,
    /** Selects one item, or none. */
    select: (selected: string | null) => {
      choose(selectOne(selected));
    },
    /** Selects several items. */
    choose,
    /** The setting that was typed in was left. */
    leave: () => {
      const left = endVisit(state.work);
      if (left !== state.work) put({ work: left });
    },
    undo: (says: (what: string) => string) => turn(undo(state.work), says),
    redo: (says: (what: string) => string) => turn(redo(state.work), says),
    flush: saver.flush,
    settle: saver.settle,
    heard: saver.heard,
    stop: saver.stop,
  };
}

/** How the selected item or column reads. */
function selectedText({ detail, table, selected }: Work): string | undefined {
  return JSON.stringify(findItem(levelOf(detail, table), selected));
}
