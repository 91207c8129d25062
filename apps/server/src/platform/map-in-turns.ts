import { setImmediate as nextTurn } from 'node:timers/promises';

/** So many are done before others have their turn. */
const AT_ONCE = 500;

/** What a function makes of each of many things, in their order; other calls have their turn in between. */
export async function mapInTurns<T, R>(things: readonly T[], make: (thing: T) => R): Promise<readonly R[]> {
  const made: R[] = [];
  for (const [at, thing] of things.entries()) {
    if (at > 0 && at % AT_ONCE === 0) await nextTurn();
    made.push(make(thing));
  }
  return made;
}
