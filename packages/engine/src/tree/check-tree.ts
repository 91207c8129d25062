import type { OptionValue } from '../types/field-value.ts';
import { derivedStatus, growTree, setStatus } from './tree-node.ts';
import type { CheckStatus, TreeNode, TreeSource } from './tree-node.ts';

export interface CheckTreeOptions {
  /** Each node by itself (`parent: false`). */
  readonly strict?: boolean;
  /** At most one node, each by itself. */
  readonly radio?: boolean;
  /** Stored keys, checked at the start. */
  readonly value?: readonly OptionValue[];
}

/** The check state of a tree of any size (engine.md §8). Unknown keys do nothing. */
export interface CheckTree {
  status(key: OptionValue): CheckStatus;
  /** Does nothing on a disabled node. */
  check(key: OptionValue): void;
  uncheck(key: OptionValue): void;
  /** Checks a node that is not checked, unchecks one that is. */
  toggle(key: OptionValue): void;
  /** Puts lazily loaded children under a node that has none; an empty list makes it a leaf. */
  load(key: OptionValue, children: readonly TreeSource[]): void;
  /** Loading it returned nothing. */
  isLeaf(key: OptionValue): boolean;
  /** Checked keys in tree order; stored keys that no loaded node has yet come last. The same array until it changes. */
  value(): readonly OptionValue[];
  /** Forgets all checks and checks these keys. */
  setValue(value: readonly OptionValue[]): void;
  /** Called once after each operation that changed something. */
  subscribe(listener: () => void): () => void;
}

/** Opens the check state of a tree; linear in its nodes. */
export function createCheckTree(sources: readonly TreeSource[], options: CheckTreeOptions = {}): CheckTree {
  const single = options.radio === true;
  const apart = single || options.strict === true;
  const index = new Map<string, TreeNode>();
  const roots = [...growTree(sources, null, index)];
  const leaves = new Set<TreeNode>();
  const listeners = new Set<() => void>();
  /** Stored keys without a node: nothing stored is lost while a lazy tree is not loaded. */
  let pending = new Map<string, OptionValue>();
  let picked: TreeNode | null = null;
  let value: readonly OptionValue[] | null = null;

  function find(key: OptionValue): TreeNode | undefined {
    return index.get(String(key));
  }

  function changed(): void {
    value = null;
    for (const listener of listeners) listener();
  }

  function put(node: TreeNode, status: 'checked' | 'unchecked'): void {
    if (!apart) {
      markSubtree(node, status);
      markAncestors(node);
      return;
    }
    if (single) {
      if (picked !== null) setStatus(picked, 'unchecked');
      pending.clear();
      picked = status === 'checked' ? node : null;
    }
    setStatus(node, status);
  }

  function restore(keys: readonly OptionValue[]): void {
    for (const key of keys) {
      const node = find(key);
      if (node === undefined) {
        if (!single || (picked === null && pending.size === 0)) pending.set(String(key), key);
      } else if (single && (picked !== null || pending.size > 0)) {
        continue;
      } else if (node.disabled && !apart) {
        // A disabled node keeps what was stored of it and passes nothing down.
        setStatus(node, 'checked');
        markAncestors(node);
      } else {
        put(node, 'checked');
      }
    }
  }

  function set(key: OptionValue, status: 'checked' | 'unchecked'): void {
    const node = find(key);
    if (node === undefined || node.disabled || node.status === status) return;
    put(node, status);
    changed();
  }

  restore(options.value ?? []);

  return {
    status: (key) => find(key)?.status ?? 'unchecked',
    check: (key) => set(key, 'checked'),
    uncheck: (key) => set(key, 'unchecked'),
    toggle: (key) => set(key, find(key)?.status === 'checked' ? 'unchecked' : 'checked'),
    load(key, children) {
      const node = find(key);
      if (node === undefined || node.children.length > 0) return;
      const grown = growTree(children, node, index);
      if (grown.length === 0) leaves.add(node);
      if (!apart && node.status === 'checked') {
        for (const child of grown) if (!child.disabled) markSubtree(child, 'checked');
      }
      const late = pending;
      pending = new Map();
      restore([...late.values()]);
      changed();
    },
    isLeaf(key) {
      const node = find(key);
      return node !== undefined && leaves.has(node);
    },
    value() {
      value ??= [...checkedKeys(roots), ...pending.values()];
      return value;
    },
    setValue(next) {
      for (const node of index.values()) {
        node.status = 'unchecked';
        node.enabledChecked = 0;
        node.marked = 0;
      }
      pending = new Map();
      picked = null;
      restore(next);
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Sets a node and its enabled descendants; a part that is already so, and what a disabled node holds, is not entered. */
function markSubtree(top: TreeNode, status: 'checked' | 'unchecked'): void {
  const touched: TreeNode[] = [];
  const waiting = [top];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    touched.push(node);
    for (const child of node.children) {
      if (!child.disabled && child.status !== status) waiting.push(child);
    }
  }
  // Children were pushed after their parents, so backwards each node is derived from settled children.
  for (const node of touched.toReversed()) {
    setStatus(node, node.enabled === 0 ? status : derivedStatus(node));
  }
}

/** Derives the ancestors again, up to the first that stays as it was or is disabled. */
function markAncestors(node: TreeNode): void {
  for (let above = node.parent; above !== null && !above.disabled; above = above.parent) {
    const status = derivedStatus(above);
    if (status === above.status) return;
    setStatus(above, status);
  }
}

function checkedKeys(roots: readonly TreeNode[]): readonly OptionValue[] {
  const keys: OptionValue[] = [];
  const waiting = roots.toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.status === 'checked') keys.push(node.key);
    // No spread: a node may have more children than a call takes arguments.
    for (const child of node.children.toReversed()) waiting.push(child);
  }
  return keys;
}
