import type { SigningState } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';

/** What {@link watchSigning} takes. */
export interface SigningWatch<T extends { readonly state: SigningState }> {
  readonly ask: () => Promise<T>;
  /** Milliseconds from an answer to the next question. */
  readonly pause: number;
  readonly onAnswer: (answer: T) => void;
  /** The question was not answered; it is asked again. */
  readonly onSilence: () => void;
  /** There is nothing to ask for any more. */
  readonly onGone: () => void;
}

/** Asks how a signing stands until it is decided or over. @returns what ends it. */
export function watchSigning<T extends { readonly state: SigningState }>(watch: SigningWatch<T>): () => void {
  const { ask, pause, onAnswer, onSilence, onGone } = watch;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const end = (): void => {
    ended = true;
    clearTimeout(timer);
  };
  const round = async (): Promise<void> => {
    try {
      const answer = await ask();
      if (ended) return;
      onAnswer(answer);
      if (!isWaiting(answer.state)) end();
    } catch (error) {
      if (ended) return;
      if (error instanceof ApiError && over.has(error.reason)) {
        end();
        onGone();
      } else onSilence();
    }
    if (!ended) timer = setTimeout(() => void round(), pause);
  };
  timer = setTimeout(() => void round(), pause);
  return end;
}

/** Whether a signature may still come. */
export const isWaiting = (state: SigningState): boolean => state === 'waiting' || state === 'opened';

const over: ReadonlySet<string> = new Set(['NOT_FOUND', 'TICKET_INVALID']);
