import type { Item } from '../definition/item.ts';
import { everyLabel } from './every-language.ts';

export interface HeaderMatch {
  /** For each header cell the prop of its column, null where the table has none. */
  readonly props: readonly (string | null)[];
  /** Header cells that match no column: left out and reported. */
  readonly unknown: readonly string[];
}

/**
 * Matches the header cells of a workbook to columns by label in any language the definition carries, spaces and `*`
 * ignored (engine.md §7). Labels that columns share go to them in their order.
 */
export function matchHeaders(columns: readonly Item[], headers: readonly string[]): HeaderMatch {
  const props = new Map<string, string[]>();
  for (const column of columns) {
    for (const key of new Set(everyLabel(column).map(headerKey))) {
      const sharing = props.get(key);
      if (sharing === undefined) props.set(key, [column.prop]);
      else sharing.push(column.prop);
    }
  }
  const taken = new Set<string>();
  const matched = headers.map((header) => {
    // A label that comes once more than there are columns of it fills none.
    const prop = props.get(headerKey(header))?.find((one) => !taken.has(one)) ?? null;
    if (prop !== null) taken.add(prop);
    return prop;
  });
  return {
    props: matched,
    unknown: headers.filter((header, at) => matched[at] === null && headerKey(header) !== ''),
  };
}

/** What of a label or a header cell counts when they are compared: no blanks, no `*`, no width of letters, no case. */
export function headerKey(text: string): string {
  return text.normalize('NFKC').replace(/[\s*]/g, '').toLowerCase();
}
