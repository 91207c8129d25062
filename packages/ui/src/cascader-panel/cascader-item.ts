/** One choice of a level. */
export interface CascaderItem {
  readonly value: string;
  readonly label: string;
  /** Left out while they have not been loaded. */
  readonly children?: readonly CascaderItem[] | undefined;
  readonly disabled?: boolean | undefined;
  /** Known to have nothing below. */
  readonly leaf?: boolean | undefined;
}

/** Values from the first level down. */
export type CascaderPath = readonly string[];

/** Whether something stands below an item, or may once it is loaded. */
export const isBranch = (item: CascaderItem, lazy: boolean): boolean =>
  item.children === undefined ? lazy && item.leaf !== true : item.children.length > 0;

/** A path as a key for maps; values never hold a NUL. */
export const pathKey = (path: CascaderPath): string => path.join('\u0000');

/** Whether a path lies at or below another. */
export const isWithin = (path: CascaderPath, above: CascaderPath): boolean =>
  above.length <= path.length && above.every((value, index) => value === path[index]);
