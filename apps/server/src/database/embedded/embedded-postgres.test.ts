import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyCluster } from '../testing/test-cluster.ts';
import { buildTestServer } from '../../http/testing/test-build.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { isAlive, isPostgres } from './is-alive.ts';
import { readPostmasterFile } from './postmaster-file.ts';

let home: string;
let dataDir: string;
let open: EmbeddedPostgres[];
let programs: ChildProcess[];

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'zhantai-embedded-'));
  chmodSync(home, 0o711);
  dataDir = join(home, 'data');
  open = [];
  programs = [];
  await copyCluster(dataDir);
});

/** Nothing is there yet: the database is made. */
const clear = (): void => rmSync(dataDir, { recursive: true });

afterEach(async () => {
  for (const program of programs) program.kill('SIGKILL');
  // Adopts whatever a killed program left, so that the last stop really stops it.
  if (programs.length > 0) await start();
  await Promise.all(open.map((embedded) => embedded.stop()));
  expect(readPostmasterFile(cluster())).toBeNull();
  rmSync(home, { recursive: true, force: true });
});

const cluster = (): string => join(dataDir, 'postgres');
const postmaster = (): number => readPostmasterFile(cluster())?.pid ?? 0;

async function start(): Promise<EmbeddedPostgres> {
  const embedded = await startEmbeddedPostgres({ dataDir });
  open.push(embedded);
  return embedded;
}

/** Another node process that holds the same database; resolves when it is open. */
async function startProgram(): Promise<ChildProcess> {
  const program = spawn(process.execPath, [join(await buildTestServer(), 'hold-open.js'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  programs.push(program);
  await once(createInterface({ input: program.stdout }), 'line');
  return program;
}

async function query(embedded: EmbeddedPostgres, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: embedded.url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = 100; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 0) throw error;
      await sleep(100);
    }
  }
}

test('data outlives a stop, and the port is kept', async () => {
  const first = await start();
  await query(first, 'create table kept (word text)');
  await query(first, "insert into kept values ('here')");
  await first.stop();
  expect(postmaster()).toBe(0);
  const second = await start();
  expect(await query(second, 'select word from kept')).toEqual([{ word: 'here' }]);
  expect(second.url).toBe(first.url);
});

test('it syncs to disk, listens on loopback only, and its role is no superuser', async () => {
  clear();
  const embedded = await start();
  expect(
    await query(
      embedded,
      "select current_setting('fsync') as fsync, current_setting('listen_addresses') as host",
    ),
  ).toEqual([{ fsync: 'on', host: '127.0.0.1' }]);
  expect(await query(embedded, 'select usesuper from pg_user where usename = current_user')).toEqual([
    { usesuper: false },
  ]);
  expect(statSync(join(dataDir, 'postgres.json')).mode & 0o777).toBe(0o600);
  await expect(
    query({ ...embedded, url: embedded.url.replace(/:[^:@]+@/, ':guess@') }, 'select 1'),
  ).rejects.toThrow('password authentication failed');
});

test('its log says nothing of what statements hold, however they fail', async () => {
  const embedded = await start();
  const secret = 'an-answer-that-nobody-may-read';
  await query(embedded, 'create table kept (word text primary key)');
  await query(embedded, `insert into kept values ('${secret}')`);
  const failing = [`insert into kept values ('${secret}')`, `select '${secret}'::int`, `select ${secret}`];
  for (const statement of failing) {
    await expect(query(embedded, `${statement} /* ${'x'.repeat(100_000)} */`)).rejects.toThrow();
  }
  const asAdmin = { ...embedded, url: embedded.adminUrl };
  await expect(query(asAdmin, `select 1 / 0 /* ${secret} */`)).rejects.toThrow();
  await embedded.stop();
  const log = readFileSync(join(dataDir, 'postgres.log'), 'utf8');
  expect(log).not.toContain('xxxxx');
  expect(log).not.toContain(secret);
  expect(log).toContain('division by zero');
});

test('a killed database is started again at the same address, with everything it acknowledged', async () => {
  const embedded = await start();
  await query(embedded, 'create table kept (word text)');
  await query(embedded, "insert into kept values ('acknowledged')");
  const killed = postmaster();
  process.kill(killed, 'SIGKILL');
  expect(await eventually(() => query(embedded, 'select word from kept'))).toEqual([
    { word: 'acknowledged' },
  ]);
  expect(postmaster()).not.toBe(killed);
});

test('the database of a killed process is found and used on, not started twice', async () => {
  const program = await startProgram();
  const before = postmaster();
  program.kill('SIGKILL');
  await once(program, 'exit');
  expect(isAlive(before)).toBe(true);
  const embedded = await start();
  expect(postmaster()).toBe(before);
  expect(await query(embedded, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('process and database killed together start again', async () => {
  const program = await startProgram();
  const pid = postmaster();
  program.kill('SIGKILL');
  process.kill(pid, 'SIGKILL');
  const embedded = await start();
  expect(await query(embedded, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('processes that start together share one database, and the last one stops it', async () => {
  clear();
  const [program, other, embedded] = await Promise.all([startProgram(), startProgram(), start()]);
  const pid = postmaster();
  for (const leaving of [program, other]) {
    leaving.kill('SIGTERM');
    await once(leaving, 'exit');
  }
  expect(postmaster()).toBe(pid);
  await embedded.stop();
  // Not `isAlive`: the number of a process that ended is taken until somebody takes note of its end.
  expect(isPostgres(pid)).toBe(false);
});

test('a lock file whose process id belongs to somebody else now does not block the start', async () => {
  const first = await start();
  const pidFile = join(cluster(), 'postmaster.pid');
  const text = readFileSync(pidFile, 'utf8');
  await first.stop();
  writeFileSync(pidFile, text.replace(/^\d+/, String(process.pid)));
  const second = await start();
  expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a start that broke off before the database was whole is made again', async () => {
  const first = await start();
  await first.stop();
  rmSync(cluster(), { recursive: true });
  const record = join(dataDir, 'postgres.json');
  writeFileSync(record, readFileSync(record, 'utf8').replace(/"port": \d+/, '"port": 0'));
  const second = await start();
  expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
});
