import { decode, encode, isEmpty, type Item, type Row, type RowsNode } from '@zhantai/engine';
import { rowHistory } from '@zhantai/engine/tables';

/** The rows of a sub-table as they travel, those that nobody filled left out. */
export function wireRows(node: RowsNode): readonly unknown[] {
  const { item } = node;
  const filled = node.state().value.filter((row) => !isEmpty(item, [row]));
  const wire = encode(item, filled);
  return Array.isArray(wire) ? wire : [];
}

/** Brings wire rows that passed every check into a sub-table, in one step that can be taken back. */
export function applyRows(node: RowsNode, wires: readonly unknown[], replace: boolean): void {
  const history = rowHistory(node);
  history.seal();
  node.change(() => {
    node.importRows(decodeRows(node.item, wires), replace);
  });
  history.seal();
}

function decodeRows(item: Item, wires: readonly unknown[]): readonly Row[] {
  const value = decode(item, wires);
  return Array.isArray(value) ? value.filter(isRow) : [];
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
