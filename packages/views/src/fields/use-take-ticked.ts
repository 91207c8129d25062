import { useEffect } from 'react';

/** On a desktop each tick counts at once: those of a sheet that a wider window took away are taken when its list opens. */
export function useTakeTicked<T>(
  kept: WeakMap<object, T | null>,
  owner: object,
  take: (ticked: T) => void,
): void {
  useEffect(() => {
    const ticked = kept.get(owner) ?? null;
    if (ticked === null) return;
    kept.delete(owner);
    take(ticked);
    // Once, when the list opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
