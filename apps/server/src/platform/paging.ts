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

/** Lists tell exactly how many they hold up to here, and show no page beyond. */
export const mostListed = 10_000;

/** How many a list holds. */
export interface Total {
  readonly total: number;
  /** There are more than `total`. */
  readonly totalAtLeast: boolean;
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

/** A total as it is told of so many. */
export function boundTotal(counted: number): Total {
  return { total: Math.min(counted, mostListed), totalAtLeast: counted > mostListed };
}

/** @throws Refusal PAGE_TOO_FAR for rows beyond those that a list with so many shows. */
export function requireShown({ offset }: PageWindow, { totalAtLeast }: Total): void {
  if (totalAtLeast && offset >= mostListed) throw new Refusal('PAGE_TOO_FAR', { limit: mostListed });
}

/** A page as it travels. */
export interface Page<T> {
  readonly records: T[];
  readonly total: number;
  /** There are more than `total`. */
  readonly totalAtLeast?: true;
  readonly size: number;
  readonly current: number;
  readonly pages: number;
}

/** @param counted all, or as many as are told of. */
export function presentPage<T>(
  records: T[],
  counted: number | Total,
  { current = 1, size = limits.pageSize }: PageRequest,
): Page<T> {
  const { total, totalAtLeast } =
    typeof counted === 'number' ? { total: counted, totalAtLeast: false } : counted;
  return {
    records,
    total,
    ...(totalAtLeast ? { totalAtLeast } : {}),
    size,
    current,
    pages: Math.ceil(total / size),
  };
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
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return names.map((name) => {
    const key = keys.find((known) => known === name);
    if (key === undefined) throw new Refusal('BAD_REQUEST', { detail: descending ? 'descs' : 'ascs' });
    return { key, descending };
  });
}
