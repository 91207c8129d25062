import { Refusal } from './refusal.ts';

/** Lets so many through at once; who finds too many waiting is told to come again. */
export interface Semaphore {
  /** @throws Refusal OVERLOADED. */
  enter(): Promise<void>;
  /** To be called by everybody who entered. */
  leave(): void;
}

/** Seconds after which who was refused may come again. */
const RETRY_AFTER_SECONDS = 10;

const refusal = (): Refusal => new Refusal('OVERLOADED', { seconds: RETRY_AFTER_SECONDS });

/** @param queueMs how long somebody waits before they are told to come again; without it as long as it takes. */
export function createSemaphore(most: number, waiting: number, queueMs?: number): Semaphore {
  let queue: (() => void)[] = [];
  let busy = 0;

  return {
    async enter() {
      if (busy < most) {
        busy += 1;
        return;
      }
      if (queue.length >= waiting) throw refusal();
      await new Promise<void>((resolve, reject) => {
        const begin = (): void => {
          clearTimeout(timer);
          resolve();
        };
        const giveUp = (): void => {
          queue = queue.filter((other) => other !== begin);
          reject(refusal());
        };
        const timer = queueMs === undefined ? undefined : setTimeout(giveUp, queueMs);
        queue.push(begin);
      });
    },
    leave() {
      // Whose turn comes takes the place over.
      const next = queue.shift();
      if (next === undefined) busy -= 1;
      else next();
    },
  };
}
