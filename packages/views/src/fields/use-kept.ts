import { useState } from 'react';

/**
 * State of an open or half-typed control that outlives its face: a window made narrow draws the other face, and what
 * was begun goes on there. `nothing` is what `kept` need not remember.
 */
export function useKept<T>(
  kept: WeakMap<object, T>,
  owner: object,
  nothing: T,
): readonly [T, (next: T) => void] {
  const [state, setState] = useState(() => kept.get(owner) ?? nothing);
  return [
    state,
    (next) => {
      if (next === nothing) kept.delete(owner);
      else kept.set(owner, next);
      setState(() => next);
    },
  ];
}
