import type { RowsNode } from '@zhantai/engine';
import type { ImportPlace } from './import-place.ts';

interface State {
  /** Whose import is open. */
  readonly open: ImportPlace | null;
  /** Tables whose import nothing came after yet. */
  readonly fresh: ReadonlySet<RowsNode>;
}

/** The imports of a form. They stand apart from its tables, which are drawn anew when the window gets another face. */
export interface TableImports {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => State;
  readonly open: (where: ImportPlace | null) => void;
  /** Says whether the last import of a table can be taken back. */
  readonly mark: (node: RowsNode, fresh: boolean) => void;
}

/** Makes the imports of one open form. */
export function createTableImports(): TableImports {
  let state: State = { open: null, fresh: new Set() };
  const listeners = new Set<() => void>();
  const write = (change: Partial<State>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    read: () => state,
    open(where) {
      write({ open: where });
    },
    mark(node, fresh) {
      if (state.fresh.has(node) === fresh) return;
      const others = [...state.fresh].filter((one) => one !== node);
      write({ fresh: new Set(fresh ? [...others, node] : others) });
    },
  };
}
