/** How much goes by: so much a second, and so much at once after a rest. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** Something is counted at a key, by the rate of that key. */
export type Counted = readonly (readonly [key: string, rate: Rate])[];

/** What comes faster than its rate waits: a leaky bucket for each key, in the memory of this process. */
export interface Throttle {
  /**
   * Counts an amount at all keys. @returns the milliseconds until it may go by; null where that is longer than the
   * patience (then it is not counted).
   */
  wait(counted: Counted, amount: number): number | null;
  /** Counts what went by without having been announced. */
  charge(counted: Counted, amount: number): void;
}

export interface ThrottleOptions {
  /** Milliseconds that anything waits at most. */
  readonly patience: number;
  /** Keys that are counted at a time; while as many owe something, others go by uncounted. */
  readonly maxKeys: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

/** Milliseconds between two looks at what owes nothing any more. */
const FORGET_EVERY_MS = 1_000;

export function createThrottle({
  patience,
  maxKeys,
  now = () => performance.now(),
}: ThrottleOptions): Throttle {
  /** When everything that was counted at a key has been worth its time. */
  const paidAt = new Map<string, number>();
  let forgotAt = Number.NEGATIVE_INFINITY;

  /** The moment after which this amount has been worth its time too. */
  const paidAfter = (at: number, key: string, { perSecond }: Rate, amount: number): number =>
    Math.max(at, paidAt.get(key) ?? 0) + (amount / perSecond) * 1000;

  function set(at: number, key: string, paid: number): void {
    if (paidAt.size >= maxKeys && !paidAt.has(key)) {
      if (at - forgotAt < FORGET_EVERY_MS) return;
      forgotAt = at;
      for (const [one, until] of paidAt) if (until <= at) paidAt.delete(one);
      if (paidAt.size >= maxKeys) return;
    }
    paidAt.set(key, paid);
  }

  return {
    wait(counted, amount) {
      const at = now();
      const after = counted.map(([key, rate]) => paidAfter(at, key, rate, amount));
      const waits = counted.map(
        ([, { perSecond, burst }], index) => (after[index] ?? at) - (burst / perSecond) * 1000 - at,
      );
      const longest = Math.max(0, ...waits);
      if (longest > patience) return null;
      for (const [index, [key]] of counted.entries()) set(at, key, after[index] ?? at);
      return longest;
    },
    charge(counted, amount) {
      const at = now();
      for (const [key, rate] of counted) set(at, key, paidAfter(at, key, rate, amount));
    },
  };
}
