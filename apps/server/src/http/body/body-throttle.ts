import { createThrottle, type Counted, type Rate } from '../../platform/throttle.ts';

/** How many bytes of long bodies are read of somebody. */
export interface ThrottleBounds {
  /** Of one subject, see `ownerOfCall`. */
  readonly ofOwner: Rate;
  /** Of one address: many subjects stand behind it. */
  readonly ofAddress: Rate;
  /** Milliseconds that a body waits to be read at most. */
  readonly patience: number;
}

const megabyte = 1024 * 1024;

export const throttleBounds: ThrottleBounds = {
  ofOwner: { perSecond: megabyte, burst: 6 * megabyte },
  ofAddress: { perSecond: 2 * megabyte, burst: 16 * megabyte },
  patience: 20_000,
};

/** Owners and addresses that are counted at a time. */
const MAX_KEYS = 10_000;

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
  now?: () => number,
): BodyThrottle {
  const throttle = createThrottle({
    patience,
    maxKeys: MAX_KEYS,
    ...(now === undefined ? {} : { now }),
  });
  const countedOf = (owner: string, address: string): Counted => [
    [`owner ${owner}`, ofOwner],
    [`address ${address}`, ofAddress],
  ];
  return {
    wait: (owner, address, bytes) => throttle.wait(countedOf(owner, address), bytes),
    charge: (owner, address, bytes) => throttle.charge(countedOf(owner, address), bytes),
  };
}
