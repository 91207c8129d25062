import type { TreeItem } from './tree-item.ts';

/** A node that is in sight, with its place among its siblings. */
export interface TreeRow {
  readonly item: TreeItem;
  /** Depth, 1 for a root. */
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
  /** Index of the parent's row, -1 for a root. */
  readonly parent: number;
  readonly expandable: boolean;
  readonly expanded: boolean;
}

/** What {@link visibleRows} needs beside the nodes. */
export interface RowOptions {
  readonly expanded: ReadonlySet<string>;
  /** Children can still be loaded where none were given. */
  readonly lazy: boolean;
  /** Only these nodes are shown, all of them opened; null shows everything. */
  readonly only: ReadonlySet<string> | null;
}

interface Level {
  readonly items: readonly TreeItem[];
  readonly parent: number;
  next: number;
}

/** The rows of a tree from top to bottom. Linear in the rows, without recursion, so that any depth is safe. */
export const visibleRows = (
  roots: readonly TreeItem[],
  { expanded, lazy, only }: RowOptions,
): readonly TreeRow[] => {
  const kept = (items: readonly TreeItem[]) =>
    only === null ? items : items.filter(({ key }) => only.has(key));
  const rows: TreeRow[] = [];
  const levels: Level[] = [{ items: kept(roots), parent: -1, next: 0 }];
  for (let level = levels.at(-1); level !== undefined; level = levels.at(-1)) {
    const item = level.items[level.next];
    if (item === undefined) {
      levels.pop();
      continue;
    }
    level.next += 1;
    const children = kept(item.children ?? []);
    const expandable =
      children.length > 0 || (lazy && item.children === undefined && item.leaf !== true && only === null);
    const open = expandable && (only !== null || expanded.has(item.key));
    rows.push({
      item,
      level: levels.length,
      position: level.next,
      siblings: level.items.length,
      parent: level.parent,
      expandable,
      expanded: open,
    });
    if (open) levels.push({ items: children, parent: rows.length - 1, next: 0 });
  }
  return rows;
};
