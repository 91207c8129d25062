import type { Database } from '../../database/database.ts';
import { createPool, type SheetPool } from './create-pool.ts';

interface Pools {
  /** For what is read, and what is written in one piece. */
  readonly readers: SheetPool;
  /** For long tables: each holds its thread as long as somebody takes it. */
  readonly writers: SheetPool;
}

const known = new WeakMap<Database, Pools>();

/** The pool of a server, over its database, for workbooks that are read or made in one piece. */
export function poolOf(database: Database): SheetPool {
  return poolsOf(database).readers;
}

/** The pool for tables that are written while somebody takes them. */
export function writersOf(database: Database): SheetPool {
  return poolsOf(database).writers;
}

/** Ends every worker of a server. */
export async function closePools(database: Database): Promise<void> {
  const pools = known.get(database);
  known.delete(database);
  await Promise.all([pools?.readers.close(), pools?.writers.close()]);
}

function poolsOf(database: Database): Pools {
  const pools = known.get(database) ?? {
    readers: createPool({ most: 2, waiting: 16, patience: 30_000 }),
    writers: createPool({ most: 2, waiting: 4, patience: 60_000 }),
  };
  known.set(database, pools);
  return pools;
}
