import type { FieldNode, RowsNode } from './session.ts';
import { TableNode } from './table-node.ts';

/** Whether a field is a sub-table, whose rows can be added, edited and removed. */
export function isRowsNode(node: FieldNode | undefined): node is RowsNode {
  return node instanceof TableNode;
}
