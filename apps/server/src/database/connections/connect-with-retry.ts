import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { noConnectionLeft, sqlState } from '../failures/sql-state.ts';

/** Milliseconds that a connection is waited for where the database has none left; as long as the pool waits for one. */
const TIMEOUT_MS = 5_000;
const RETRY_MS = 100;
/** Milliseconds until a pool that found no more connections asks for as many again as it may have. */
const RECOVERY_MS = 30_000;

const lowered = new WeakSet<Pool>();

/**
 * A connection of the pool. Where the database has none left for it (`max_connections`), the pool makes do for a while
 * with those it has, and whoever asks waits for one of them instead of being refused.
 */
export async function connectWithRetry(pool: Pool): Promise<PoolClient> {
  const until = performance.now() + TIMEOUT_MS;
  for (;;) {
    try {
      // Asked again while others may give one back.
      return await pool.connect();
    } catch (error) {
      if (sqlState(error) !== noConnectionLeft || performance.now() > until) throw error;
      if (pool.totalCount > 0) lower(pool);
      else await sleep(RETRY_MS);
    }
  }
}

function lower(pool: Pool): void {
  const { max } = pool.options;
  pool.options.max = Math.min(max, pool.totalCount);
  if (lowered.has(pool)) return;
  lowered.add(pool);
  setTimeout(() => {
    lowered.delete(pool);
    pool.options.max = max;
  }, RECOVERY_MS).unref();
}
