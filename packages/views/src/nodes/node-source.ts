import { isRowsNode } from '@zhantai/engine';
import type { FieldNode, FieldType, RowsNode } from '@zhantai/engine';

/** The two functions React asks of a store, the same ones at every render. */
export interface NodeSource {
  readonly subscribe: (listener: () => void) => () => void;
  /** A new object exactly when what a component shows of the node changed. */
  readonly picture: () => unknown;
}

const sources = new WeakMap<object, NodeSource>();

/** Stable functions of a node, made once for as long as the node lives. */
export function nodeSource<T extends FieldType>(node: FieldNode<T>): NodeSource {
  const known = sources.get(node);
  if (known !== undefined) return known;
  const source: NodeSource = {
    subscribe: (listener) => node.subscribe(listener),
    picture: isRowsNode(node) ? framePicture(node) : () => node.state(),
  };
  sources.set(node, source);
  return source;
}

/** A sub-table around its cells: what is typed into a cell is the cell's own affair. */
function framePicture(node: RowsNode): () => unknown {
  const look = () => {
    const { visible, problem, unreadable, locked } = node.state();
    return { visible, problem, unreadable, locked, rows: node.rows() };
  };
  let frame = look();
  return () => {
    const now = look();
    const same =
      now.visible === frame.visible &&
      now.problem === frame.problem &&
      now.unreadable === frame.unreadable &&
      now.locked === frame.locked &&
      now.rows === frame.rows;
    if (!same) frame = now;
    return frame;
  };
}
