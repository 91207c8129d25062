import { canonicalize } from 'json-canonicalize';

/** Whether two values are one: by their canonical JSON, so that the order of keys says nothing. */
export function sameValue(one: unknown, other: unknown): boolean {
  return canonicalize(one) === canonicalize(other);
}

/** Whether two lists hold the same, in whatever order and however often; what is no list is compared as a value. */
export function sameSet(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return sameValue(one, other);
  return sameValue(members(one), members(other));
}

function members(list: readonly unknown[]): readonly string[] {
  return [...new Set(list.map((value) => canonicalize(value)))].toSorted();
}
