import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '../create-database.ts';
import { createPool } from '../create-pool.ts';
import { startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import { migrate } from '../migrate.ts';
import { runStatement } from '../run-statement.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the server that the tests of this run share, for a role that may create databases. */
    testServerUrl: string;
    /** A migrated, empty database to copy; nobody may be connected to it. */
    testTemplate: string;
  }
}

/** The databases of a run go with it: nothing waits for the disk. */
const lostAnyway = ['fsync=off', 'full_page_writes=off'];

/**
 * Starts one PostgreSQL for the whole run, or takes the one that TEST_DATABASE_URL names, and migrates a database
 * in it that test files copy. Vitest calls this before the first test and what it returns after the last.
 */
export default async function startTestServer(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const home = given === undefined ? mkdtempSync(join(tmpdir(), 'zhantai-tests-')) : null;
  if (home !== null) chmodSync(home, 0o711);
  const embedded =
    home === null
      ? null
      : await startEmbeddedPostgres({ dataDir: join(home, 'data'), configuration: lostAnyway });
  const url = given ?? embedded?.adminUrl ?? '';
  const template = `zhantai_template_${randomBytes(6).toString('hex')}`;
  await runStatement(url, `create database ${template}`);
  const database = createDatabase(createPool(databaseUrl(url, template), 1, () => {}));
  await migrate(database);
  await database.destroy();
  project.provide('testServerUrl', url);
  project.provide('testTemplate', template);
  return async () => {
    await runStatement(url, `drop database ${template} with (force)`);
    await embedded?.stop();
    if (home !== null) rmSync(home, { recursive: true, force: true });
  };
}

function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
