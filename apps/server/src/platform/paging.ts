import { limits } from '@zhantai/contract';
import { Refusal } from './refusal.ts';

/** `current` and `size` of a request (wire.md §1). */
export interface PageRequest {
  readonly current?: number | undefined;
  readonly size?: number | undefined;
}

/** Which rows of a list make its page. */
export interface PageWindow {
  readonly offset: number;
  readonly size: number;
}

/** One key of an order. */
export interface SortBy<K extends string> {
  readonly key: K;
  readonly descending: boolean;
}

/** The rows that a request asks for. */
export function pageWindow({ current = 1, size = limits.pageSize }: PageRequest): PageWindow {
  // Further than any list goes, yet a number that the database can read.
  return { offset: Math.min((current - 1) * size, Number.MAX_SAFE_INTEGER), size };
}

/** A page as it travels. */
export function presentPage<T>(
  records: T[],
  total: number,
  { current = 1, size = limits.pageSize }: PageRequest,
): { records: T[]; total: number; size: number; current: number; pages: number } {
  return { records, total, size, current, pages: Math.ceil(total / size) };
}

/** Reads `ascs` and `descs`; @throws Refusal BAD_REQUEST for a key that the list is not sorted by. */
export function readSort<K extends string>(
  keys: readonly K[],
  { ascs = '', descs = '' }: { readonly ascs?: string | undefined; readonly descs?: string | undefined },
): readonly SortBy<K>[] {
  return [...readKeys(keys, ascs, false), ...readKeys(keys, descs, true)];
}

function readKeys<K extends string>(
  keys: readonly K[],
  text: string,
  descending: boolean,
): readonly SortBy<K>[] {
  const names = text.split(',').filter((name) => name !== '');
  return names.map((name) => {
    const key = keys.find((known) => known === name);
    if (key === undefined) throw new Refusal('BAD_REQUEST', { detail: descending ? 'descs' : 'ascs' });
    return { key, descending };
  });
}
