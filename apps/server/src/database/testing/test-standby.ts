import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { chooseAccount } from '../embedded/os-account.ts';
import { freePort } from '../embedded/free-port.ts';
import { runStatement } from '../run-statement.ts';

const debian = '/usr/lib/postgresql';

/** The programs of an installed PostgreSQL that can copy a running server; null where there are none. */
export const installedPostgres =
  (existsSync(debian) ? readdirSync(debian) : [])
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(debian, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'pg_basebackup'))) ?? null;

/** Two servers of the installed PostgreSQL, of which one follows the other. */
export interface TestStandby {
  readonly primary: string;
  readonly standby: string;
  /** Ends the primary and lets the standby take its place. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a primary, and a standby that streams from it. */
export async function startStandby(bin: string): Promise<TestStandby> {
  const home = mkdtempSync(join(tmpdir(), 'zhantai-standby-'));
  chmodSync(home, 0o711);
  const account = chooseAccount([]);
  const options = { cwd: '/', env: { PATH: process.env['PATH'], LC_ALL: 'C' }, ...account };
  const run = promisify(execFile);
  const running: ChildProcess[] = [];
  const folderOf = (name: string): string => {
    const folder = join(home, name);
    mkdirSync(folder, { mode: 0o700 });
    if (account !== null) chownSync(folder, account.uid, account.gid);
    return folder;
  };
  const start = async (folder: string): Promise<string> => {
    const port = await freePort();
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
    const child = spawn(
      join(bin, 'postgres'),
      ['-D', folder, '-p', String(port), ...settings.flatMap((one) => ['-c', one])],
      { ...options, stdio: 'ignore' },
    );
    running.push(child);
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    for (let left = 400; ; left -= 1) {
      try {
        await runStatement(url, 'select 1');
        return url;
      } catch (error) {
        if (left === 0 || child.exitCode !== null) throw error;
        await sleep(50);
      }
    }
  };
  const [first, second] = [folderOf('primary'), folderOf('standby')];
  const made = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await run(join(bin, 'initdb'), ['-D', first, ...made], options);
  const primary = await start(first);
  const copied = ['-X', 'stream', '-c', 'fast', '-R', '--no-sync'];
  await run(join(bin, 'pg_basebackup'), ['-D', second, '-d', primary, ...copied], options);
  const standby = await start(second);
  return {
    primary,
    standby,
    async promote() {
      await end(running[0]);
      await runStatement(standby, 'select pg_promote()');
    },
    async stop() {
      await Promise.all(running.map(end));
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined || child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  await ended;
}
