import type { Database } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { countCall } from './store.ts';

/** So many calls in so many seconds. */
export interface CallRate {
  readonly seconds: number;
  readonly calls: number;
}

/** Who makes which call. */
export interface CountedCall {
  /** A subject, an address, or what is asked about. */
  readonly key: string;
  readonly call: string;
}

/**
 * Counts a call and refuses it where there were too many. What a short window refuses a longer one does not count, so
 * they come with the shortest first.
 * @throws Refusal TOO_MANY_REQUESTS with the seconds to wait.
 */
export async function requireRate(
  database: Database,
  scope: Scope,
  { key, call }: CountedCall,
  rates: readonly CallRate[],
  now: Date,
): Promise<void> {
  for (const { seconds, calls } of rates) {
    const window = await countCall(database, scope, { key, call, seconds }, now);
    if (window.calls <= calls) continue;
    const left = window.startedAt.getTime() + seconds * 1000 - now.getTime();
    throw new Refusal('TOO_MANY_REQUESTS', { seconds: Math.max(1, Math.ceil(left / 1000)) });
  }
}
