import { pageWindow, presentPage, readSort, type PageRequest } from '../../platform/paging.ts';

type Sortable = string | number | null;

type ListRequest = PageRequest & {
  readonly ascs?: string | undefined;
  readonly descs?: string | undefined;
};

/**
 * One page of a list that is short enough to be sorted here; what is alike stays in the list's own order. Texts as
 * readers count: F2 before F10. Null is no limit, and so more than any number.
 * @throws Refusal BAD_REQUEST for keys that the list is not sorted by.
 */
export function pageOf<K extends string, T extends Readonly<Record<K, Sortable>>>(
  records: readonly T[],
  keys: readonly K[],
  request: ListRequest,
): ReturnType<typeof presentPage<T>> {
  const sort = readSort(keys, request);
  const sorted = records.toSorted((one, other) => {
    for (const { key, descending } of sort) {
      const order = compare(one[key], other[key]);
      if (order !== 0) return descending ? -order : order;
    }
    return 0;
  });
  const { offset, size } = pageWindow(request);
  return presentPage(sorted.slice(offset, offset + size), sorted.length, request);
}

function compare(one: Sortable, other: Sortable): number {
  if (typeof one === 'string' && typeof other === 'string') {
    return one.localeCompare(other, 'en', { numeric: true });
  }
  return Number(one ?? Number.MAX_VALUE) - Number(other ?? Number.MAX_VALUE);
}
