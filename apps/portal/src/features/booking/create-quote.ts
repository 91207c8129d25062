import type { Order } from '@zhantai/contract';
import { ApiError, callFailed } from '@zhantai/contract/client';
import type { Answers, Session } from '@zhantai/engine';
import { quoteAnswers } from './quote-answers.ts';
import { createStore } from 'zustand/vanilla';

/** After the last change, milliseconds. */
const QUOTE_DELAY_MS = 600;

/** What the answers on the page cost, as far as it is known. */
export interface QuoteState {
  /** Stays while a newer one is on its way. */
  readonly order: Order | null;
  readonly asking: boolean;
  readonly error: ApiError | null;
}

/** A quotation that follows an open form. */
export interface Quote {
  readonly state: () => QuoteState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks again, after a failure. */
  readonly retry: () => void;
  /** Asks at once and a moment after each change that may matter, until the returned function is called. */
  readonly follow: () => () => void;
}

/** Follows a form; of overlapping questions the last one counts. */
export function createQuote(session: Session, ask: (answers: Answers) => Promise<Order>): Quote {
  const { getState, setState, subscribe } = createStore<QuoteState>(() => ({
    order: null,
    asking: true,
    error: null,
  }));
  let quoted = '';
  let turn = 0;
  const update = async (force: boolean) => {
    const answers = quoteAnswers(session);
    const text = JSON.stringify(answers);
    if (text === quoted && !force) return;
    quoted = text;
    turn += 1;
    const mine = turn;
    if (!getState().asking) setState({ asking: true });
    try {
      const order = await ask(answers);
      if (mine === turn) setState({ order, asking: false, error: null });
    } catch (error) {
      if (mine !== turn) return;
      // The next change asks again.
      quoted = '';
      setState({ asking: false, error: error instanceof ApiError ? error : callFailed('BAD_ANSWER') });
    }
  };
  return {
    state: getState,
    subscribe,
    retry() {
      void update(true);
    },
    follow() {
      void update(true);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const unsubscribe = session.subscribe(() => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          void update(false);
        }, QUOTE_DELAY_MS);
      });
      return () => {
        clearTimeout(timer);
        unsubscribe();
      };
    },
  };
}
