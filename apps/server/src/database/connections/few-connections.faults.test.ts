import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestExhibition } from '../../exhibitions/testing.ts';
import { buildApp } from '../../http/build-app.ts';
import { TestFair } from '../../http/testing/test-fair.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import type { App } from '../../platform/feature.ts';
import { testSettings } from '../../settings/test-settings.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import { openDatabase, type OpenDatabase } from '../open-database.ts';

const home = mkdtempSync(join(tmpdir(), 'zhantai-few-'));
const dataDir = join(home, 'data');
const settings = testSettings();
const now = (): Date => new Date();
let embedded: EmbeddedPostgres;
const ending: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  chmodSync(home, 0o711);
  const configuration = ['max_connections=10', 'superuser_reserved_connections=3'];
  embedded = await startEmbeddedPostgres({ dataDir, configuration });
});
afterEach(() => Promise.all(ending.splice(0).map((end) => end())));
afterAll(async () => {
  await embedded.stop();
  rmSync(home, { recursive: true, force: true });
});

async function start(): Promise<{
  readonly opened: OpenDatabase;
  readonly app: App;
  readonly said: readonly string[];
}> {
  const said: string[] = [];
  const say = (line: string): void => void said.push(line);
  const opened = await openDatabase({ databaseUrl: embedded.url, dataDir, say });
  const app = await buildApp({ database: opened.database, settings, now });
  ending.push(async () => {
    await app.close();
    await opened.close();
  });
  return { opened, app, said };
}

const isThere = async (app: App): Promise<boolean> => {
  const { statusCode } = await app.inject({ url: '/api/health/ready' });
  return statusCode === 200;
};

test('two processes share a database of few connections: each says so, and nobody is refused', async () => {
  const one = await start();
  const two = await start();
  for (const { said } of [one, two]) {
    expect(said).toEqual([
      expect.stringMatching(/^The database has 7 connections .* takes 3 of them instead of 21/),
    ]);
  }
  const { database } = one.opened;
  const exhibition = await createTestExhibition({ database });
  const { app } = one;
  const server = { app, database, settings, now, url: embedded.url, close: () => app.close() };
  const fair = new TestFair(server, exhibition);
  const definition = testDefinition([{ prop: 'name', type: 'input' }]);
  const forms = await Promise.all(
    Array.from({ length: 20 }, () => createTestForm(database, exhibition, definition)),
  );
  const who = await fair.exhibitor('A101');
  const answers = await Promise.all(
    forms.flatMap(({ formId, formType }, index) => {
      const payload = { formId, formType, version: 1, revision: 0, answers: { name: 'a' } };
      return [one.app, two.app].flatMap((each) => [
        each.inject({ url: '/api/wdit-exhibitor/wdit-api/wditexhibitor/detail', headers: who.headers }),
        // The same by both, with one key: done once.
        each.inject({
          method: 'POST',
          url: '/api/wdit-exhibitor/wdit-api/wditexhibitor/submit',
          headers: { ...who.headers, 'idempotency-key': `few-${index}` },
          payload,
        }),
      ]);
    }),
  );
  expect(answers.filter(({ statusCode }) => statusCode !== 200).map(({ body }) => body)).toEqual([]);
  const { rows } = await sql<{ count: string }>`select count(*) from submission`.execute(database);
  expect(Number(rows[0]?.count)).toBe(forms.length);
});

test('where others hold every connection a start says so and ends, what runs goes on, and all is well when they let go', async () => {
  const [{ app }, others] = [await start(), new Set<Client>()];
  expect(await isThere(app)).toBe(true);
  for (;;) {
    const client = new Client({ connectionString: embedded.url });
    client.on('error', () => undefined);
    try {
      // Until none is left.
      await client.connect();
      others.add(client);
    } catch {
      break;
    }
  }
  expect(await isThere(app)).toBe(true);
  await expect(openDatabase({ databaseUrl: embedded.url, dataDir, say: () => undefined })).rejects.toThrow(
    /has no connection left: end what holds them, or raise max_connections/,
  );
  await Promise.all([...others].map((client) => client.end()));
  // The database notices a little later that they are gone.
  const again = () =>
    start().then(
      () => true,
      () => false,
    );
  await expect.poll(again, { timeout: 20_000, interval: 200 }).toBe(true);
});
