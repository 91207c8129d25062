/** Where a value stands in a form detail (authoring.md §2.4). */
export interface Place {
  /** The path with `/` between; `~` and `/` within a part are `~0` and `~1`. */
  readonly key: string;
  /** The item it belongs to, of a column its table; null outside `formItems`. */
  readonly formItemId: string | null;
}

/** The form detail itself. */
export const wholeDetail: Place = { key: '', formItemId: null };

/** The place of a setting or of an element of a keyed list. */
export function placeWithin({ key, formItemId }: Place, part: string): Place {
  const written = part.replaceAll('~', '~0').replaceAll('/', '~1');
  return {
    key: key === '' ? written : `${key}/${written}`,
    formItemId: formItemId ?? (key === 'formItems' ? part : null),
  };
}

/** What a conflict, a note or a difference says of its place. */
export function placed({ key, formItemId }: Place): { readonly key: string; readonly formItemId?: string } {
  return formItemId === null ? { key } : { key, formItemId };
}

/** Sorts by key in code units, those of one key by kind. */
export function byPlace(
  left: { readonly key: string; readonly kind: string },
  right: { readonly key: string; readonly kind: string },
): number {
  return compare(left.key, right.key) || compare(left.kind, right.kind);
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
