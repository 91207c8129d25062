import type { CallName } from '@zhantai/contract';
import { ApiError, type Client } from '@zhantai/contract/client';

/** Milliseconds after which a call is made again whose server has not heard yet of the code that another one took. */
const hearing = [0, 200, 800, 2_000];

/** Calls that wait until somebody proved by a code who sits here. */
export interface StepUp {
  /** Whether the code is asked for. */
  readonly isWanted: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** A code was proved: what waits goes on. */
  readonly goOn: () => void;
  /** What waits is refused. */
  readonly giveUp: () => void;
}

/** A client whose calls ask for a code where the server wants one, and then go on. */
export function withStepUp(
  client: Client<CallName>,
  pause: (milliseconds: number) => Promise<void> = sleep,
): { readonly client: Client<CallName>; readonly stepUp: StepUp } {
  const listeners = new Set<() => void>();
  let waiting: ((proved: boolean) => void)[] = [];
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  // However many calls wait, one code is asked for.
  const ask = async (): Promise<boolean> =>
    new Promise((resolve) => {
      waiting.push(resolve);
      tell();
    });
  const settle = (proved: boolean): void => {
    const settled = waiting;
    waiting = [];
    for (const resolve of settled) resolve(proved);
    tell();
  };
  const through = async <T>(work: () => Promise<T>): Promise<T> => {
    let refusal: unknown = null;
    for (const milliseconds of [null, ...hearing]) {
      if (milliseconds !== null) await pause(milliseconds);
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof ApiError) || error.reason !== 'STEP_UP_NEEDED') throw error;
        if (refusal === null && !(await ask())) throw error;
        refusal = error;
      }
    }
    throw refusal;
  };
  return {
    client: {
      ...client,
      call: async (name, input) => through(() => client.call(name, input)),
      upload: async (name, form, manner) => through(() => client.upload(name, form, manner)),
      download: async (name, input) => through(() => client.download(name, input)),
    },
    stepUp: {
      isWanted: () => waiting.length > 0,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      goOn() {
        settle(true);
      },
      giveUp() {
        settle(false);
      },
    },
  };
}

async function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
