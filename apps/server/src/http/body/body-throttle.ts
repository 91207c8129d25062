/** How many bytes of long bodies are read of somebody: so many a second, and so many at once after a rest. */
export interface ByteRate {
  readonly perSecond: number;
  readonly burst: number;
}

export interface ThrottleBounds {
  /** Of one subject, see `ownerOfCall`. */
  readonly ofOwner: ByteRate;
  /** Of one address: many subjects stand behind it. */
  readonly ofAddress: ByteRate;
  /** Milliseconds that a body waits to be read at most. */
  readonly patience: number;
}

const megabyte = 1024 * 1024;

export const throttleBounds: ThrottleBounds = {
  ofOwner: { perSecond: megabyte, burst: 6 * megabyte },
  ofAddress: { perSecond: 2 * megabyte, burst: 16 * megabyte },
  patience: 20_000,
};

/** Owners and addresses that are counted at a time; beyond them whoever owes nothing any more is forgotten first. */
const most = 10_000;

/**
 * How fast long bodies are read. Reading what somebody sends costs the machine as much as sending it: who sends without
 * pause waits, and what is not read holds up the sender alone.
 */
export interface BodyThrottle {
  /**
   * Counts a body that is about to be read. @returns the milliseconds to wait before, null where that is too long (then
   * it is not counted).
   */
  wait(owner: string, address: string, bytes: number): number | null;
  /** Counts bytes that were read without having been announced. */
  charge(owner: string, address: string, bytes: number): void;
}

/** @param now milliseconds of a clock that never goes back. */
export function createBodyThrottle(
  { ofOwner, ofAddress, patience }: ThrottleBounds,
  now: () => number = () => performance.now(),
): BodyThrottle {
  /** When everything that was counted of a key has been worth its time. */
  const paidAt = new Map<string, number>();

  /** The moment after which these bytes have been worth their time too. */
  const paidAfter = (key: string, { perSecond }: ByteRate, bytes: number): number =>
    Math.max(now(), paidAt.get(key) ?? 0) + (bytes / perSecond) * 1000;
  /** Milliseconds until no more than the burst is ahead of its time. */
  const excess = (paid: number, { perSecond, burst }: ByteRate): number =>
    paid - (burst / perSecond) * 1000 - now();
  const forget = (): void => {
    if (paidAt.size < most) return;
    for (const [key, paid] of paidAt) if (paid <= now()) paidAt.delete(key);
  };
  const keysOf = (owner: string, address: string): readonly (readonly [string, ByteRate])[] => [
    [`owner ${owner}`, ofOwner],
    [`address ${address}`, ofAddress],
  ];

  return {
    wait(owner, address, bytes) {
      const keys = keysOf(owner, address).map(
        ([key, rate]) => [key, rate, paidAfter(key, rate, bytes)] as const,
      );
      const wait = Math.max(0, ...keys.map(([, rate, paid]) => excess(paid, rate)));
      if (wait > patience) return null;
      forget();
      for (const [key, , paid] of keys) paidAt.set(key, paid);
      return wait;
    },
    charge(owner, address, bytes) {
      for (const [key, rate] of keysOf(owner, address)) paidAt.set(key, paidAfter(key, rate, bytes));
    },
  };
}
