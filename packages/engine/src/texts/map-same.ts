/** A list with its entries changed; the same list where none of them is. */
export function mapSame<T>(list: readonly T[], change: (entry: T) => T): readonly T[] {
  const changed = list.map(change);
  return changed.some((entry, at) => entry !== list[at]) ? changed : list;
}
