import { execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './free-port.mjs';

/** Folder of an installed PostgreSQL's programs; null where there is none. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ??
    null
  );
}

/**
 * A server of the installed PostgreSQL in a temporary folder, for one test run.
 * Resolves to its address for a role that may create databases, its process, and how to stop it.
 * @param settings of the server, `name=value`.
 * @param log the file that takes what the server says; nothing takes it otherwise.
 */
export async function startSystemPostgres(bin, { settings = [], log = null } = {}) {
  const home = mkdtempSync(join(tmpdir(), 'zhantai-system-postgres-'));
  const account = unprivileged();
  const [data, passwordFile, password] = [
    join(home, 'data'),
    join(home, 'password'),
    randomBytes(16).toString('hex'),
  ];
  writeFileSync(passwordFile, password);
  mkdirSync(data, { mode: 0o700 });
  chmodSync(home, 0o711);
  if (account !== null) for (const path of [data, passwordFile]) chownSync(path, account.uid, account.gid);
  const options = { cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C' }, ...account };
  const run = promisify(execFile);
  await run(
    join(bin, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale=C',
    ],
    options,
  );
  const port = await freePort();
  const logged = log === null ? null : openSync(log, 'a');
  const server = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings].flatMap((one) => [
        '-c',
        one,
      ]),
    ],
    { ...options, stdio: ['ignore', 'ignore', logged ?? 'ignore'], detached: true },
  );
  if (logged !== null) closeSync(logged);
  const stop = async () => {
    const ended = new Promise((done) => server.once('exit', done));
    if (server.exitCode === null && server.kill('SIGINT')) await ended;
    rmSync(home, { recursive: true, force: true });
  };
  for (let left = 200; left > 0 && server.exitCode === null; left -= 1) {
    if (await accepts(port))
      return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, pid: server.pid, stop };
    await sleep(50);
  }
  await stop();
  throw new Error(`PostgreSQL in ${bin} does not start.`);
}

/** PostgreSQL refuses to run as uid 0: somebody else for the superuser, null for everybody else. */
function unprivileged() {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  return { uid: 65_534, gid: 65_534 };
}

async function accepts(port) {
  const { Client } = await import('pg');
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: 'none',
    database: 'postgres',
  });
  try {
    await client.connect();
    return true;
  } catch (error) {
    // It runs and asks for the right password: it is ready.
    return error.code === '28P01';
  } finally {
    await client.end().catch(() => undefined);
  }
}
