import type { Option } from '@zhantai/engine';
import type { RowList } from '@zhantai/engine/tables';

/** Lists that hold in some rows only, by `rowListKey`. Plain data, so they can cross to a worker. */
export type RowLists = ReadonlyMap<string, readonly Option[]>;

/** Work that goes on once it is told lists that hold in some rows only; a list that nobody knows may be left out. */
export type ListSteps<T> = Generator<readonly RowList[], T, RowLists>;

/** Does such work. @param ask gives the lists that are wanted. */
export async function withLists<T>(
  steps: ListSteps<T>,
  ask: (wanted: readonly RowList[]) => Promise<RowLists>,
): Promise<T> {
  let step = steps.next();
  // Which lists are wanted depends on those before.
  while (step.done !== true) step = steps.next(await ask(step.value));
  return step.value;
}

/** The same where nobody can be asked. */
export function withoutLists<T>(steps: ListSteps<T>): T {
  let step = steps.next();
  while (step.done !== true) step = steps.next(NONE);
  return step.value;
}

const NONE: RowLists = new Map();
