import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { Pool } from 'pg';
import { Changes, type Hearing } from './changes.ts';
import type { Database } from './database.ts';
import { prepareStatements } from './prepare-statements.ts';
import type { Schema } from './tables/schema.ts';

/** How many connections a process has, how many of them rest, and how many calls wait for one. */
export interface ConnectionCounts {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

const pools = new WeakMap<Database, Pool>();
const changed = new WeakMap<Database, Changes>();
const connections = new WeakMap<Database, PostgresPool>();

/** What stands between this process and the database. */
export interface Between {
  readonly hearing: Hearing;
  /** Statements keep their names. */
  readonly keepsNames: boolean;
}

/** The database over connections, straight to the server unless `between` says otherwise. */
export function createDatabase(
  pool: Pool,
  { hearing, keepsNames }: Between = { hearing: { kind: 'pool' }, keepsNames: true },
): Database {
  const changes = new Changes(pool, hearing);
  const prepared = prepareStatements(pool, {
    keepsNames,
    async begin(client) {
      // Every statement is over in less time than it takes to compile one.
      await client.query('set jit = off');
      await changes.join(client);
    },
    committed: () => changes.committed(),
  });
  const database = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: {
        connect: () => prepared.connect(),
        async end() {
          await changes.stop();
          await prepared.end();
        },
      },
    }),
  });
  pools.set(database, pool);
  connections.set(database, prepared);
  changed.set(database, changes);
  return database;
}

/** The connections of a database; null in a transaction, which has one. */
export function connectionsOf(database: Database): PostgresPool | null {
  return connections.get(database) ?? null;
}

/** What changes in a database; null in a transaction, which sees what nobody else does. */
export function changesOf(database: Database): Changes | null {
  return changed.get(database) ?? null;
}

/** The connections of this process to the database right now. */
export function countConnections(database: Database): ConnectionCounts {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(database) ?? {};
  return { open: totalCount, idle: idleCount, waiting: waitingCount };
}
