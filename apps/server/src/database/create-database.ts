import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from './database.ts';
import { prepareStatements } from './prepare-statements.ts';
import type { Schema } from './schema.ts';

/** How many connections a process has, how many of them rest, and how many calls wait for one. */
export interface ConnectionCounts {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

const pools = new WeakMap<Database, Pool>();

/** The database over connections. */
export function createDatabase(pool: Pool): Database {
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: prepareStatements(pool) }) });
  pools.set(database, pool);
  return database;
}

/** The connections of this process to the database right now. */
export function countConnections(database: Database): ConnectionCounts {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(database) ?? {};
  return { open: totalCount, idle: idleCount, waiting: waitingCount };
}
