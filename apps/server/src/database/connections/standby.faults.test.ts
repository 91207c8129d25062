import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestExhibition } from '../../exhibitions/testing.ts';
import { buildApp } from '../../http/build-app.ts';
import { buildTestServer } from '../../http/testing/test-build.ts';
import { TestFair } from '../../http/testing/test-fair.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { testSettings } from '../../settings/test-settings.ts';
import { openDatabase } from '../open-database.ts';
import { installedPostgres, startStandby, type TestStandby } from '../testing/test-standby.ts';

if (installedPostgres === null)
  process.stdout.write('not run: a standby, for PostgreSQL with pg_basebackup is not installed\n');

const dataDir = join(tmpdir(), `zhantai-standby-data-${process.pid}`);
const say = (): void => undefined;
let servers: TestStandby;
let folder: string;

beforeAll(async () => {
  if (installedPostgres === null) return;
  servers = await startStandby(installedPostgres);
  folder = await buildTestServer();
});
afterAll(async () => {
  if (installedPostgres !== null) await servers.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test.skipIf(installedPostgres === null)(
  'a server whose database is a streaming standby ends with one sentence, and starts when the standby has taken over',
  async () => {
    const { close } = await openDatabase({ databaseUrl: servers.primary, dataDir, say });
    await close();
    const server = spawn(process.execPath, [join(folder, 'main.js')], {
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', DATABASE_URL: servers.standby },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [said, printed] = await Promise.all([
      text(server.stderr),
      text(server.stdout),
      once(server, 'exit'),
    ]);
    const { host } = new URL(servers.standby);
    expect([server.exitCode, printed, said]).toEqual([
      1,
      '',
      `The database at ${host}/postgres takes no changes (a standby): DATABASE_URL must name the primary.\n`,
    ]);

    await servers.promote();
    const opened = await openDatabase({ databaseUrl: servers.standby, dataDir, say });
    const { database } = opened;
    const [settings, now] = [testSettings(), () => new Date()];
    const app = await buildApp({ database, settings, now });
    const exhibition = await createTestExhibition({ database });
    const fair = new TestFair(
      { app, database, settings, now, url: '', close: () => app.close() },
      exhibition,
    );
    const form = await createTestForm(
      database,
      exhibition,
      testDefinition([{ prop: 'name', type: 'input' }]),
    );
    expect((await fair.submit(await fair.exhibitor('A101'), form, { name: 'a' })).status).toBe(200);
    await fair.close();
    await opened.close();
  },
);
