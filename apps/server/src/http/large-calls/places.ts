import { Refusal } from '../../platform/refusal.ts';

export interface PlaceBounds {
  /** Calls at once. */
  readonly most: number;
  /** How many may wait, and how many of one caller. */
  readonly waiting: number;
  readonly waitingOfOne: number;
  /** Milliseconds that a call waits. */
  readonly patience: number;
}

/** Places for calls that cost much: so many at once, a bounded number waiting for a bounded time. */
export interface Places {
  /** @throws Refusal OVERLOADED where too many wait, too many of this caller, or it took too long. */
  enter(caller: string): Promise<void>;
  /** To be called by everybody who entered. */
  leave(): void;
}

interface Waiting {
  readonly caller: string;
  readonly begin: () => void;
}

/** Seconds after which who was refused may come again. */
const again = 5;

export function createPlaces({ most, waiting, waitingOfOne, patience }: PlaceBounds): Places {
  let queue: Waiting[] = [];
  let busy = 0;
  return {
    async enter(caller) {
      if (busy < most) {
        busy += 1;
        return;
      }
      const own = queue.filter((one) => one.caller === caller).length;
      if (queue.length >= waiting || own >= waitingOfOne) throw new Refusal('OVERLOADED', { seconds: again });
      await new Promise<void>((resolve, reject) => {
        const one: Waiting = {
          caller,
          begin: () => {
            clearTimeout(timer);
            resolve();
          },
        };
        const timer = setTimeout(() => {
          queue = queue.filter((other) => other !== one);
          reject(new Refusal('OVERLOADED', { seconds: again }));
        }, patience);
        queue.push(one);
      });
    },
    leave() {
      // Whose turn comes takes the place over.
      const next = queue.shift();
      if (next === undefined) busy -= 1;
      else next.begin();
    },
  };
}
