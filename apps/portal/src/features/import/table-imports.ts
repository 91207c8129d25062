import type { RowsNode } from '@zhantai/engine';
import type { ImportPlace } from './import-place.ts';
import { createStore } from 'zustand/vanilla';

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
  const store = createStore<State>(() => ({ open: null, fresh: new Set() }));
  return {
    subscribe: store.subscribe,
    read: store.getState,
    open(where) {
      store.setState({ open: where });
    },
    mark(node, fresh) {
      const before = store.getState().fresh;
      if (before.has(node) === fresh) return;
      const others = [...before].filter((one) => one !== node);
      store.setState({ fresh: new Set(fresh ? [...others, node] : others) });
    },
  };
}
