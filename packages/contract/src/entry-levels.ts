/** Levels of entries of a dictionary below each other. */
const MOST_LEVELS = 10;

/** Whether the entries above one are there, and end: none stands below itself, nor below too many. */
export function hasRoot(value: string, parents: ReadonlyMap<string, string | null>): boolean {
  let above = value;
  for (let level = 0; level < MOST_LEVELS; level += 1) {
    const next = parents.get(above);
    if (next === null) return true;
    if (next === undefined) return false;
    above = next;
  }
  return false;
}
