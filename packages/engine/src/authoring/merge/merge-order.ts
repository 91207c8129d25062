import { movedKeys } from './moved-keys.ts';

/** The keys of a list on three sides, in order. */
export interface KeyOrders {
  readonly base: readonly string[];
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

/** An order in which all that stays has its place. */
export interface MergedOrder {
  readonly keys: readonly string[];
  /** What both placed anew, and not at the same place. */
  readonly movedTwice: readonly string[];
}

/**
 * The order of a list that two changed (authoring.md §2.3).
 * @param stays whether an element that only one side has is kept.
 * @param opensSection whether an element begins a section.
 */
export function mergeOrder(
  { base, mine, theirs }: KeyOrders,
  stays: (key: string) => boolean,
  opensSection: (key: string) => boolean,
): MergedOrder {
  const inMine = new Set(mine);
  const inTheirs = new Set(theirs);
  const common = base.filter((key) => inMine.has(key) && inTheirs.has(key));
  const byMine = placedAnew(base, common, mine);
  const byTheirs = placedAnew(base, common, theirs);
  const skeleton = new Set(mine.filter((key) => inTheirs.has(key) && byMine.has(key) === byTheirs.has(key)));
  const movedTwice: string[] = [];
  for (;;) {
    // Until nothing that both placed anew follows another on one side than on the other.
    const inMineAfter = predecessors(mine, skeleton);
    const inTheirsAfter = predecessors(theirs, skeleton);
    const apart = [...skeleton].filter(
      (key) => byMine.has(key) && inMineAfter.get(key) !== inTheirsAfter.get(key),
    );
    if (apart.length === 0) break;
    for (const key of apart) skeleton.delete(key);
    movedTwice.push(...apart);
  }

  const isMine = (key: string): boolean => byMine.has(key) || !inTheirs.has(key);
  const mineRuns = runs(mine, skeleton, (key) => isMine(key) && stays(key));
  const theirRuns = runs(theirs, skeleton, (key) => !(inMine.has(key) && isMine(key)) && stays(key));
  const keys = [null, ...mine.filter((key) => skeleton.has(key))].flatMap((key) => {
    const [mineBefore, mineAfter] = cut(mineRuns.get(key) ?? [], opensSection);
    const [theirsBefore, theirsAfter] = cut(theirRuns.get(key) ?? [], opensSection);
    const between = [...theirsBefore, ...mineBefore, ...theirsAfter, ...mineAfter];
    return key === null ? between : [key, ...between];
  });
  return { keys, movedTwice };
}

/** What a side moved, and what it has and base has not. */
function placedAnew(
  base: readonly string[],
  common: readonly string[],
  side: readonly string[],
): ReadonlySet<string> {
  const inBase = new Set(base);
  const inCommon = new Set(common);
  const moved = movedKeys(
    common,
    side.filter((key) => inCommon.has(key)),
  );
  return new Set(side.filter((key) => moved.has(key) || !inBase.has(key)));
}

/** The element of the skeleton that is nearest before each element of a list; null at the start. */
function predecessors(
  list: readonly string[],
  skeleton: ReadonlySet<string>,
): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  let last: string | null = null;
  for (const key of list) {
    found.set(key, last);
    if (skeleton.has(key)) last = key;
  }
  return found;
}

/** What one side places after each element of the skeleton, and at the start. */
function runs(
  list: readonly string[],
  skeleton: ReadonlySet<string>,
  belongs: (key: string) => boolean,
): ReadonlyMap<string | null, readonly string[]> {
  const found = new Map<string | null, string[]>();
  let last: string | null = null;
  for (const key of list) {
    if (skeleton.has(key)) last = key;
    else if (belongs(key)) {
      const run = found.get(last);
      if (run === undefined) found.set(last, [key]);
      else run.push(key);
    }
  }
  return found;
}

/** A run before its first title, and from there on. */
function cut(
  run: readonly string[],
  opensSection: (key: string) => boolean,
): readonly [readonly string[], readonly string[]] {
  const at = run.findIndex(opensSection);
  return at === -1 ? [run, []] : [run.slice(0, at), run.slice(at)];
}
