/**
 * The keys that stand in both lists outside their longest common order (authoring.md §2.3). Of several longest the one
 * whose places in `base` come first is taken: of two that changed places the second of `base` moved.
 */
export function movedKeys(base: readonly string[], list: readonly string[]): ReadonlySet<string> {
  const placeOf = new Map(list.map((key, at) => [key, at]));
  const common = base.filter((key) => placeOf.has(key));
  const places = common.map((key) => placeOf.get(key) ?? 0);
  const lengths = chainLengths(places);
  let wanted = lengths.reduce((most, length) => Math.max(most, length), 0);
  let last = -1;
  const moved = new Set<string>();
  common.forEach((key, at) => {
    const place = places[at] ?? 0;
    if (lengths[at] === wanted && place > last) {
      wanted -= 1;
      last = place;
    } else {
      moved.add(key);
    }
  });
  return moved;
}

/** How many places can follow each other upwards from each one on, itself counted. */
function chainLengths(places: readonly number[]): readonly number[] {
  // highest[n] is the highest place from which n + 1 follow each other upwards; it falls with n.
  const highest: number[] = [];
  const lengths = places.map(() => 0);
  for (let at = places.length - 1; at >= 0; at -= 1) {
    const place = places[at] ?? 0;
    let [from, to] = [0, highest.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((highest[middle] ?? 0) > place) from = middle + 1;
      else to = middle;
    }
    highest[from] = place;
    lengths[at] = from + 1;
  }
  return lengths;
}
