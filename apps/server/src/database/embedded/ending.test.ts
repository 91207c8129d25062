import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { buildTestServer } from '../../http/testing/test-build.ts';
import { copyCluster } from '../testing/test-cluster.ts';
import { startEmbeddedPostgres, type EmbeddedOptions, type EmbeddedPostgres } from './embedded-postgres.ts';
import { isPostgres } from './is-alive.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { processesOf } from './processes-of.ts';

const homes: string[] = [];
const programs: ChildProcess[] = [];
const open: EmbeddedPostgres[] = [];

afterAll(async () => {
  for (const program of programs.splice(0)) program.kill('SIGKILL');
  await Promise.all(open.splice(0).map((embedded) => embedded.stop()));
  for (const home of homes.splice(0)) {
    for (const name of ['data', 'copy', 'moved']) {
      const found = readPostmasterFile(join(home, name, 'postgres'));
      const left = processesOf(join(home, name, 'postgres'), found?.pid ?? null);
      for (const pid of left) process.kill(pid, 'SIGKILL');
    }
    rmSync(home, { recursive: true, force: true });
  }
}, 60_000);

/** A folder with an empty database in its `data`. */
async function makeHome(): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), 'zhantai-ending-'));
  chmodSync(home, 0o711);
  homes.push(home);
  await copyCluster(join(home, 'data'));
  return home;
}

async function start(
  dataDir: string,
  said: string[] = [],
  more: Partial<EmbeddedOptions> = {},
): Promise<EmbeddedPostgres> {
  const embedded = await startEmbeddedPostgres({ dataDir, say: (line) => said.push(line), ...more });
  open.push(embedded);
  return embedded;
}

async function startProgram(dataDir: string): Promise<ChildProcess> {
  const program = spawn(process.execPath, [join(await buildTestServer(), 'hold-open.js'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  programs.push(program);
  await once(createInterface({ input: program.stdout }), 'line');
  return program;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Kills one backend, so that the server recovers. */
async function killBackend(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
}

/** Gives what is in a folder to the owner of another one, as a copy by the superuser does. */
function ownAs(model: string, folder: string): void {
  const { uid, gid } = statSync(model);
  for (const path of [
    folder,
    ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))),
  ]) {
    chownSync(path, uid, gid);
  }
}

const postmasterOf = (dataDir: string): number => readPostmasterFile(join(dataDir, 'postgres'))?.pid ?? 0;

async function stopWhileItRecovers(delay: number): Promise<void> {
  const dataDir = join(await makeHome(), 'data');
  const program = await startProgram(dataDir);
  const other = await start(dataDir);
  await query(other.url, 'create table kept as select 1 as one');
  await other.stop();
  const pid = postmasterOf(dataDir);
  await killBackend(other.url);
  await sleep(delay);
  program.kill('SIGTERM');
  const [code] = await once(program, 'exit');
  expect(code).toBe(0);
  expect(processesOf(join(dataDir, 'postgres'), pid)).toEqual([]);
  const again = await start(dataDir);
  expect(await query(again.url, 'select one from kept')).toEqual([{ one: 1 }]);
}

/** Milliseconds from the kill to the end; all of them in the long run. */
const delays = process.env['FC_RUNS'] === undefined ? [20, 200] : [20, 60, 100, 200, 300];

// These wait for what does not end: at once, each in folders of its own.
test.concurrent('a server that is asked to stop just after a backend was killed ends, and starts again with all it had', async () => {
  await Promise.all(delays.map(stopWhileItRecovers));
}, 120_000);

test.concurrent('a server that was left behind while it stops for ever is ended by the next start, which says so', async () => {
  const dataDir = join(await makeHome(), 'data');
  const program = await startProgram(dataDir);
  const pid = postmasterOf(dataDir);
  // Stopped, it cannot end: as one that hangs.
  process.kill(pid, 'SIGINT');
  process.kill(pid, 'SIGSTOP');
  program.kill('SIGKILL');
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/ready\s*$/, 'stopping\n'));
  const said: string[] = [];
  // Longer than the pause after which it is said what a start waits for.
  const embedded = await start(dataDir, said, { stopTimeoutMs: 4_000 });
  expect(await query(embedded.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(isPostgres(pid)).toBe(false);
  // A slow machine may wait for the start as well.
  expect(said.slice(0, 2)).toEqual([
    expect.stringContaining(`(process ${pid}) to stop`),
    expect.stringContaining('does not stop: it is ended'),
  ]);
}, 90_000);

test.concurrent('a copy of a running data folder is a database of its own, and the original stays as it is', async () => {
  const home = await makeHome();
  const [dataDir, copy] = [join(home, 'data'), join(home, 'copy')];
  const original = await start(dataDir);
  await query(original.url, "create table kept as select 'original' as word");
  await query(original.adminUrl, 'checkpoint');
  const pid = postmasterOf(dataDir);
  cpSync(dataDir, copy, { recursive: true, preserveTimestamps: true });
  ownAs(join(dataDir, 'postgres'), join(copy, 'postgres'));
  const said: string[] = [];
  const other = await start(copy, said);
  // On a slow machine it also says that it waits for the start.
  expect(said.filter((line) => !line.startsWith('Waiting for'))).toEqual([
    expect.stringContaining('is a copy of a database that runs'),
  ]);
  expect(other.url).not.toBe(original.url);
  await query(other.url, "update kept set word = 'copy'");
  expect(await query(original.url, 'select word from kept')).toEqual([{ word: 'original' }]);
  expect(await query(original.adminUrl, 'show data_directory')).toEqual([
    { data_directory: join(dataDir, 'postgres') },
  ]);
  expect(await query(other.adminUrl, 'show data_directory')).toEqual([
    { data_directory: join(copy, 'postgres') },
  ]);
  await other.stop();
  expect(postmasterOf(copy)).toBe(0);
  expect(postmasterOf(dataDir)).toBe(pid);
  expect(await query(original.url, 'select word from kept')).toEqual([{ word: 'original' }]);
}, 60_000);

test.concurrent('a data folder that was moved under its server is refused with one sentence, and not opened twice', async () => {
  const home = await makeHome();
  await startProgram(join(home, 'data'));
  const pid = postmasterOf(join(home, 'data'));
  renameSync(join(home, 'data'), join(home, 'moved'));
  await expect(start(join(home, 'moved'))).rejects.toThrow(`end process ${pid}, then start again`);
  expect(isPostgres(pid)).toBe(true);
}, 60_000);
