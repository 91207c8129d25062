import { useState } from 'react';

/** What is open of a form that takes many submissions. */
export interface Opening {
  /** Another key is another opening: what is on the page goes. */
  readonly key: string;
  /** The new one that is open got this id: it stays open under its new address. */
  readonly begun: (id: string) => void;
}

interface State {
  readonly id: string | null;
  readonly begun: string | null;
  readonly turn: number;
}

/** Follows the id of the address; a new submission that gets its id keeps its page. */
export function useOpening(id: string | null): Opening {
  const [state, setState] = useState<State>({ id, begun: null, turn: 0 });
  let now = state;
  if (state.id !== id) {
    const same = id !== null && id === state.begun;
    now = { id, begun: null, turn: same ? state.turn : state.turn + 1 };
    setState(now);
  }
  return {
    key: String(now.turn),
    begun: (got) => {
      setState((before) => ({ ...before, begun: got }));
    },
  };
}
