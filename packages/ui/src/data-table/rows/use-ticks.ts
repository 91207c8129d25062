import { useCallback, useMemo } from 'react';
import { tick, tickAll } from './selection.ts';
import type { TableSelection } from './selection.ts';
import type { Ticks } from '../table-face.ts';
import { useLatest } from '../use-latest.ts';

/** The owner's selection as the faces of the table need it; undefined where rows cannot be ticked. */
export const useTicks = (
  selection: TableSelection | undefined,
  page: readonly string[],
): Ticks | undefined => {
  const latest = useLatest({ selection, page });
  const onTick = useCallback(
    (key: string, on: boolean) => {
      const { selection: now } = latest.current;
      now?.onChange(tick(now.selected, key, on));
    },
    [latest],
  );
  const onTickAll = useCallback(
    (on: boolean) => {
      const { selection: now, page: keys } = latest.current;
      now?.onChange(tickAll(now.selected, keys, on));
    },
    [latest],
  );
  const selected = useMemo(() => new Set(selection?.selected), [selection?.selected]);
  if (selection === undefined) return undefined;
  const here = page.filter((key) => selected.has(key)).length;
  const some = here === 0 ? 'none' : 'some';
  return { selected, page: here > 0 && here === page.length ? 'all' : some, onTick, onTickAll };
};
