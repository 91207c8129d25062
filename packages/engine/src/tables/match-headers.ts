import type { Item } from '../definition/item.ts';

export interface HeaderMatch {
  /** For each header cell the prop of its column, null where the table has none. */
  readonly props: readonly (string | null)[];
  /** Header cells that match no column: left out and reported. */
  readonly unknown: readonly string[];
}

/** Matches the header cells of a workbook to columns by label, spaces and `*` ignored (engine.md §7). */
export function matchHeaders(columns: readonly Item[], headers: readonly string[]): HeaderMatch {
  const props = new Map(columns.map((column) => [bare(column.label), column.prop]));
  const taken = new Set<string>();
  const matched = headers.map((header) => {
    const prop = props.get(bare(header));
    // A label that comes twice fills its column once.
    if (prop === undefined || taken.has(prop)) return null;
    taken.add(prop);
    return prop;
  });
  return {
    props: matched,
    unknown: headers.filter((header, at) => matched[at] === null && bare(header) !== ''),
  };
}

function bare(label: string): string {
  return label.replace(/[\s*＊]/g, '');
}
