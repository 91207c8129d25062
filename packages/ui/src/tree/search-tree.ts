import type { TreeItem } from './tree-item.ts';

interface Pending {
  readonly item: TreeItem;
  readonly above: Pending | null;
}

/** Keys of the nodes whose label holds the query, case aside, and of everything above them; null for a blank query. Linear in the nodes. */
export const searchTree = (roots: readonly TreeItem[], query: string): ReadonlySet<string> | null => {
  const text = query.trim().toLocaleLowerCase();
  if (text === '') return null;
  const found = new Set<string>();
  const pending: Pending[] = roots.map((item) => ({ item, above: null }));
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next.item.label.toLocaleLowerCase().includes(text)) {
      // What stands above a node already found has been found with it.
      for (let node: Pending | null = next; node !== null && !found.has(node.item.key); node = node.above) {
        found.add(node.item.key);
      }
    }
    for (const child of next.item.children ?? []) pending.push({ item: child, above: next });
  }
  return found;
};
