import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase } from '../create-database.ts';
import { createPool } from '../create-pool.ts';
import type { Database } from '../database.ts';
import { runStatement } from '../run-statement.ts';

export interface TestDatabase {
  readonly database: Database;
  readonly url: string;
  /** Closes the connections and drops the database. */
  drop(): Promise<void>;
}

/** A fresh, migrated, empty database of its own for one test file, on the server that the run shares. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('testServerUrl');
  const name = `zhantai_test_${randomBytes(6).toString('hex')}`;
  await runStatement(server, `create database ${name} template ${inject('testTemplate')}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  const pool = createPool(address.href, 10, () => {});
  const database = createDatabase(pool);
  return {
    database,
    url: address.href,
    async drop() {
      await database.destroy();
      await runStatement(server, `drop database ${name} with (force)`);
    },
  };
}
