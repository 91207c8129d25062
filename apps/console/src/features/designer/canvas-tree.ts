/** Where an item stands in the tree that a canvas is: sections, and the items under them. */
export interface TreePlace {
  /** From 1; columns of a table stand one deeper than the table. */
  readonly level: number;
  /** Among those that stand beside it, from 1. */
  readonly at: number;
  readonly count: number;
}

/** What the tree knows of an item. */
export interface TreeItem {
  readonly id: string;
  readonly isTitle: boolean;
}

/** The places of items in their order: titles, and what stands before the first of them, beside each other; all else under its title. */
export function treePlaces(items: readonly TreeItem[]): ReadonlyMap<string, TreePlace> {
  const top: string[] = [];
  const under: string[][] = [];
  for (const { id, isTitle } of items) {
    if (isTitle) {
      top.push(id);
      under.push([]);
    } else (under.at(-1) ?? top).push(id);
  }
  const places = (ids: readonly string[], level: number) =>
    ids.map((id, at): [string, TreePlace] => [id, { level, at: at + 1, count: ids.length }]);
  return new Map([...places(top, 1), ...under.flatMap((ids) => places(ids, 2))]);
}
