import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type FormInfo } from '@zhantai/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import { openDatabase, type OpenDatabase } from '../../database/open-database.ts';
import { createTestExhibition } from '../../exhibitions/testing.ts';
import type { Form } from '../../forms/index.ts';
import type { App } from '../../platform/feature.ts';
import { testSettings } from '../../settings/test-settings.ts';
import { buildApp } from '../build-app.ts';
import { TestFair } from '../testing/test-fair.ts';
import { createTestForm, testDefinition } from '../testing/test-form.ts';

const home = mkdtempSync(join(tmpdir(), 'zhantai-restart-'));
const dataDir = join(home, 'data');

const now = (): Date => new Date();

let opened: OpenDatabase;
let app: App;
let fair: TestFair;
let who: TestSession;
let form: Form;

beforeAll(async () => {
  chmodSync(home, 0o711);
  opened = await openDatabase({ databaseUrl: null, dataDir });
  const { database } = opened;
  const settings = testSettings();
  app = await buildApp({ database, settings, now });
  const exhibition = await createTestExhibition({ database });
  fair = new TestFair({ app, database, settings, now, url: '', close: () => app.close() }, exhibition);
  who = await fair.exhibitor('A101');
  form = await createTestForm(database, exhibition, testDefinition([{ prop: 'name', type: 'input' }]));
}, 120_000);

afterAll(async () => {
  await app.close();
  await opened.close();
  rmSync(home, { recursive: true, force: true });
}, 60_000);

const info = () => fair.get<FormInfo>(who, calls.info.path, { formId: form.formId });

/** Ends the database as a crash does: no connection is told. */
function killDatabase(): void {
  const [pid] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGQUIT');
}

it('heals by itself when the database restarts under load, and has lost nothing it acknowledged', async () => {
  const answers: { readonly status: number; readonly retryAfter: string | undefined }[] = [];
  let acknowledged = 0;
  const load = new AbortController();
  const reader = async (): Promise<void> => {
    while (!load.signal.aborted) {
      // One call after the other, as a page makes them.
      const { statusCode, headers } = await app.inject({ url: calls.detail.path, headers: who.headers });
      answers.push({ status: statusCode, retryAfter: headers['retry-after']?.toString() });
    }
  };
  const writer = async (): Promise<void> => {
    while (!load.signal.aborted) {
      const saved = await fair.submit(
        who,
        form,
        { name: `n${acknowledged}` },
        { draft: true, revision: acknowledged },
      );
      answers.push({ status: saved.status, retryAfter: '1' });
      // A save whose answer was lost may have been taken.
      if (saved.status !== 200) acknowledged = await info().then(({ data }) => data.revision ?? acknowledged);
      else acknowledged = saved.data.revision;
    }
  };
  const work = [reader(), reader(), reader(), writer()];
  await expect.poll(() => acknowledged, { timeout: 20_000 }).toBeGreaterThan(3);
  killDatabase();
  const before = acknowledged;
  // The next save is taken once the database is there again.
  await expect.poll(() => acknowledged, { timeout: 60_000 }).toBeGreaterThan(before + 3);
  load.abort();
  await Promise.all(work);
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].filter((status) => ![200, 409, 503].includes(status))).toEqual([]);
  const busy = answers.filter(({ status }) => status === 503);
  expect(busy.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
  // Where so many were saved before the database was gone, it is gone only now.
  await expect.poll(async () => (await info()).data.revision, { timeout: 20_000 }).toBe(acknowledged);
  const { data } = await info();
  expect(data.answers['name']).toMatch(/^n\d+$/);
}, 120_000);

const statusOf = async (url: string): Promise<number> => (await app.inject({ url })).statusCode;

it('is not ready while the database hangs, but lives, and is ready again when it goes on', async () => {
  const [postmaster] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(opened.database);
  const all = [Number(postmaster), ...rows.map(({ pid }) => pid)];
  const tell = (signal: 'SIGSTOP' | 'SIGCONT'): void => {
    for (const pid of all) process.kill(pid, signal);
  };
  tell('SIGSTOP');
  try {
    expect(await statusOf('/api/health/ready')).toBe(503);
    expect(await statusOf('/api/health/live')).toBe(200);
  } finally {
    tell('SIGCONT');
  }
  await expect.poll(() => statusOf('/api/health/ready'), { timeout: 20_000 }).toBe(200);
}, 60_000);
