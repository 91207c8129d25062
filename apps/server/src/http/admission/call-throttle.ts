import { addressesOfSite, siteOfKey } from '../../rate-limits/index.ts';
import { createThrottle, type Rate } from '../../platform/throttle.ts';

/** Calls of an address: a hall full of exhibitors stands behind one of IPv4, a household behind a network of IPv6. */
export interface CallRates {
  readonly ofAddress: Rate;
  readonly ofNetwork: Rate;
}

/** Spreads the calls of an address over time, so that however fast they come they leave room for those of others. */
export interface CallThrottle {
  /**
   * Counts a call by the key of its address. @returns the milliseconds that it waits, 0 where it goes by at once; null
   * where too many of that address wait already.
   */
  wait(key: string): number | null;
}

/** Milliseconds that a call waits at most. */
const PATIENCE_MS = 2_000;
/** Addresses that are counted at a time; what comes beyond them is bounded by its number under way alone. */
const MAX_KEYS = 100_000;

/** @param now milliseconds of a clock that never goes back. */
export function createCallThrottle({ ofAddress, ofNetwork }: CallRates, now?: () => number): CallThrottle {
  const throttle = createThrottle({
    patience: PATIENCE_MS,
    maxKeys: MAX_KEYS,
    ...(now === undefined ? {} : { now }),
  });
  const ofSite: Rate = {
    perSecond: ofNetwork.perSecond * addressesOfSite,
    burst: ofNetwork.burst * addressesOfSite,
  };
  return {
    wait(key) {
      const site = siteOfKey(key);
      if (site === null) return throttle.wait([[key, ofAddress]], 1);
      return throttle.wait(
        [
          [key, ofNetwork],
          [site, ofSite],
        ],
        1,
      );
    },
  };
}
