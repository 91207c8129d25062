import { apartFromCall } from './call/hand-over.ts';
import { currentCall, duringCall } from './call/during-call.ts';
import { isDatabaseAway } from './failures/is-database-away.ts';

interface Waiting<T, R> {
  readonly item: T;
  readonly resolve: (result: R | null) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Does for many at once what each call asks for one: whoever comes while others are on their way waits, and goes with
 * all who came meanwhile. Where it fails for several, each goes alone, so that nobody bears the error of another.
 * @param run gives what came of each; what is missing is null.
 * @param most how many go together.
 */
export function inBatches<T, R>(
  run: (items: readonly T[]) => Promise<ReadonlyMap<T, R>>,
  most: number,
): (item: T) => Promise<R | null> {
  const waiting: Waiting<T, R>[] = [];
  let busy = 0;
  const begin = (): void => {
    if (busy === lanes || waiting.length === 0) return;
    busy += 1;
    // What is done for several is part of no call.
    void apartFromCall(() => duringCall(null, () => settle(run, waiting.splice(0, most)))).then(() => {
      busy -= 1;
      begin();
    });
  };
  return async (item) => {
    // What a call did and did not commit yet is seen by that call alone, so it does the rest there as well.
    if (currentCall()?.holds === true) return (await run([item])).get(item) ?? null;
    return new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      begin();
    });
  };
}
/** Groups on their way at the same time: one that the database holds up does not hold up all. */
const lanes = 2;

async function settle<T, R>(
  run: (items: readonly T[]) => Promise<ReadonlyMap<T, R>>,
  group: readonly Waiting<T, R>[],
): Promise<void> {
  try {
    const results = await run(group.map(({ item }) => item));
    for (const { item, resolve } of group) resolve(results.get(item) ?? null);
  } catch (error) {
    if (group.length === 1 || isDatabaseAway(error)) for (const { reject } of group) reject(error);
    // One connection is enough for what hardly ever happens.
    else for (const one of group) await settle(run, [one]);
  }
}
