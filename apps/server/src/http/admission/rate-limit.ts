import { addressesOfSite, siteOfKey } from '../../rate-limits/index.ts';

/** Calls that an address may make in a minute: a hall full of exhibitors stands behind one of IPv4, a household behind a network of IPv6. */
export interface RateLimits {
  readonly ofAddress: number;
  readonly ofNetwork: number;
}

/** Counts calls by address in the memory of this process. */
export interface RateLimit {
  /** @returns the seconds until the address may call again; 0 for a call that it may make. */
  count(key: string): number;
}

const windowMs = 60_000;
/** Addresses that are counted at a time; what comes beyond them is bounded by its number under way alone. */
const most = 100_000;

export function createRateLimit({ ofAddress, ofNetwork }: RateLimits): RateLimit {
  const counts = new Map<string, number>();
  let startedAt = performance.now();
  return {
    count(key) {
      const site = siteOfKey(key);
      return Math.max(
        countOne(key, site === null ? ofAddress : ofNetwork),
        site === null ? 0 : countOne(site, ofNetwork * addressesOfSite),
      );
    },
  };

  function countOne(key: string, bound: number): number {
    const now = performance.now();
    if (now - startedAt >= windowMs) {
      counts.clear();
      startedAt = now;
    }
    const calls = (counts.get(key) ?? 0) + 1;
    if (calls > 1 || counts.size < most) counts.set(key, calls);
    if (calls <= bound) return 0;
    return Math.max(1, Math.ceil((startedAt + windowMs - now) / 1000));
  }
}
