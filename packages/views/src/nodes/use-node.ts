import type { FieldNode, FieldType, FieldValues, NodeState } from '@zhantai/engine';
import { useSyncExternalStore } from 'react';
import { nodeSource } from './node-source.ts';

/** The node's state now; the component renders again exactly when something in this node changed. */
export function useNode<T extends FieldType>(node: FieldNode<T>): NodeState<FieldValues[T]> {
  const source = nodeSource(node);
  useSyncExternalStore(source.subscribe, source.picture);
  return node.state();
}
