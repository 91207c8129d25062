import { foldText } from '@zhantai/engine';
import type { TreeItem } from './tree-item.ts';

interface Pending {
  readonly item: TreeItem;
  readonly above: Pending | null;
}

/** Keys of the nodes whose label holds the query, width, case and dots aside, and of everything above them; null for a blank query. Linear in the nodes. */
export const searchTree = (roots: readonly TreeItem[], query: string): ReadonlySet<string> | null => {
  const text = foldText(query);
  if (text === '') return null;
  const found = new Set<string>();
  const pending: Pending[] = roots.map((item) => ({ item, above: null }));
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (foldedLabel(next.item).includes(text)) {
      // What stands above a node already found has been found with it.
      for (let node: Pending | null = next; node !== null && !found.has(node.item.key); node = node.above) {
        found.add(node.item.key);
      }
    }
    for (const child of next.item.children ?? []) pending.push({ item: child, above: next });
  }
  return found;
};

// Trees have thousands of nodes, and every key asks all of them.
const folded = new WeakMap<TreeItem, string>();

function foldedLabel(item: TreeItem): string {
  const known = folded.get(item) ?? foldText(item.label);
  folded.set(item, known);
  return known;
}
