import { pageWindow, presentPage, readSort, type PageRequest } from '../../platform/paging.ts';

type Sortable = string | number | null;

type ListRequest = PageRequest & {
  readonly ascs?: string | undefined;
  readonly descs?: string | undefined;
};

/**
 * One page of a list that is short enough to be sorted here; what is alike stays in the list's own order. Texts as
 * readers count: F2 before F10. Null is no limit, and so more than any number; of texts it is none, and stands last.
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
      const order = compare(one[key], other[key], descending);
      if (order !== 0) return order;
    }
    return 0;
  });
  const { offset, size } = pageWindow(request);
  return presentPage(sorted.slice(offset, offset + size), sorted.length, request);
}

function compare(one: Sortable, other: Sortable, descending: boolean): number {
  const sign = descending ? -1 : 1;
  if (typeof one === 'string' || typeof other === 'string') {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * String(one).localeCompare(String(other), 'en', { numeric: true });
  }
  return sign * ((one ?? Number.MAX_VALUE) - (other ?? Number.MAX_VALUE));
}
