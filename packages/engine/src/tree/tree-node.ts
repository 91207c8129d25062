import type { OptionValue } from '../types/field-value.ts';

/** A node as it comes from a definition or dictionary. */
export interface TreeSource {
  readonly key: OptionValue;
  readonly disabled?: boolean;
  readonly children?: readonly TreeSource[];
}

export type CheckStatus = 'checked' | 'half' | 'unchecked';

/** A node of the machine. The counts over its children make a change cost its path, not its siblings. */
export interface TreeNode {
  readonly key: OptionValue;
  readonly disabled: boolean;
  readonly parent: TreeNode | null;
  children: TreeNode[];
  status: CheckStatus;
  /** Children that are not disabled. */
  enabled: number;
  /** Of these, checked. */
  enabledChecked: number;
  /** Children that are checked or half, disabled ones included. */
  marked: number;
}

/** Builds nodes below a parent and enters them in the index; a key that is already known is left out. */
export function growTree(
  sources: readonly TreeSource[],
  parent: TreeNode | null,
  index: Map<string, TreeNode>,
): readonly TreeNode[] {
  const roots: TreeNode[] = [];
  const waiting: { readonly source: TreeSource; readonly parent: TreeNode | null }[] = [];
  function push(list: readonly TreeSource[], above: TreeNode | null): void {
    for (const source of list.toReversed()) waiting.push({ source, parent: above });
  }
  push(sources, parent);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const name = String(next.source.key);
    if (index.has(name)) continue;
    const node: TreeNode = {
      key: next.source.key,
      disabled: next.source.disabled === true,
      parent: next.parent,
      children: [],
      status: 'unchecked',
      enabled: 0,
      enabledChecked: 0,
      marked: 0,
    };
    index.set(name, node);
    if (next.parent !== null) {
      next.parent.children.push(node);
      if (!node.disabled) next.parent.enabled += 1;
    }
    if (next.parent === parent) roots.push(node);
    push(next.source.children ?? [], node);
  }
  return roots;
}

/** Sets a status and keeps the parent's counts. */
export function setStatus(node: TreeNode, status: CheckStatus): void {
  const { parent } = node;
  if (parent !== null) {
    parent.marked += Number(status !== 'unchecked') - Number(node.status !== 'unchecked');
    if (!node.disabled)
      parent.enabledChecked += Number(status === 'checked') - Number(node.status === 'checked');
  }
  node.status = status;
}

/** What a node is by its children; its own status when no child is enabled (engine.md §8). */
export function derivedStatus(node: TreeNode): CheckStatus {
  if (node.enabled === 0) return node.status;
  if (node.enabledChecked === node.enabled) return 'checked';
  return node.marked === 0 ? 'unchecked' : 'half';
}
