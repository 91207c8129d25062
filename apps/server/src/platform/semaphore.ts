import { Refusal } from './refusal.ts';

/** Lets so many through at once; who finds too many waiting is told to come again. */
export interface Semaphore {
  /** @throws Refusal OVERLOADED. */
  enter(): Promise<void>;
  /** To be called by everybody who entered. */
  leave(): void;
}

/** Seconds after which who was refused may come again. */
const again = 10;

export function createSemaphore(most: number, waiting: number): Semaphore {
  const queue: (() => void)[] = [];
  let busy = 0;
  return {
    async enter() {
      if (busy < most) {
        busy += 1;
        return;
      }
      if (queue.length >= waiting) throw new Refusal('OVERLOADED', { seconds: again });
      await new Promise<void>((turn) => queue.push(turn));
    },
    leave() {
      // Whose turn comes takes the place over.
      const next = queue.shift();
      if (next === undefined) busy -= 1;
      else next();
    },
  };
}
