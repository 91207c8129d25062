import type { CascaderItem, CascaderPath } from './cascader-item.ts';

/** One column: what it offers and the path it hangs below. */
export interface CascaderLevel {
  readonly above: CascaderPath;
  readonly items: readonly CascaderItem[];
}

/** The levels in sight when the branches of `open` are opened one below the other; stops where a path leads nowhere. */
export const openLevels = (roots: readonly CascaderItem[], open: CascaderPath): readonly CascaderLevel[] => {
  const levels: CascaderLevel[] = [{ above: [], items: roots }];
  let items = roots;
  for (const [depth, value] of open.entries()) {
    const children = items.find((item) => item.value === value)?.children;
    if (children === undefined || children.length === 0) break;
    items = children;
    levels.push({ above: open.slice(0, depth + 1), items });
  }
  return levels;
};

/** The first branch along `open` whose level is not known yet; null when all are, or where the path leads nowhere. */
export const unknownBranch = (
  roots: readonly CascaderItem[],
  open: CascaderPath,
): { readonly path: CascaderPath; readonly item: CascaderItem } | null => {
  let items = roots;
  for (const [depth, value] of open.entries()) {
    const item = items.find((one) => one.value === value);
    if (item === undefined || item.leaf === true) return null;
    if (item.children === undefined) return { path: open.slice(0, depth + 1), item };
    items = item.children;
  }
  return null;
};

/** Labels along a path, as far as it is known. */
export const labelsAlong = (roots: readonly CascaderItem[], path: CascaderPath): readonly string[] => {
  const labels: string[] = [];
  let items: readonly CascaderItem[] = roots;
  for (const value of path) {
    const item = items.find((one) => one.value === value);
    if (item === undefined) break;
    labels.push(item.label);
    items = item.children ?? [];
  }
  return labels;
};
