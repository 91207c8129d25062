import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseAccount } from '../embedded/os-account.ts';
import { freePort } from '../embedded/free-port.ts';
import { runStatement } from '../run-statement.ts';

const program = '/usr/sbin/pgbouncer';

/** Whether the pooler is installed. */
export const hasPooler = existsSync(program);

/** A PgBouncer that gives connections to whoever begins a transaction. */
export interface TestPooler {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a real PgBouncer in front of the database at `url`, with two connections. */
export async function startPooler(url: string): Promise<TestPooler> {
  const { hostname, port, username, password, pathname } = new URL(url);
  const home = mkdtempSync(join(tmpdir(), 'zhantai-pooler-'));
  const own = await freePort();
  const file = join(home, 'pooler.ini');
  const target = `host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username} password=${decodeURIComponent(password)}`;
  writeFileSync(
    file,
    `[databases]\npooled = ${target}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${own}\nunix_socket_dir =\nauth_type = any\npool_mode = transaction\ndefault_pool_size = 2\nignore_startup_parameters = extra_float_digits\n`,
  );
  const account = chooseAccount([]);
  if (account !== null) for (const path of [home, file]) chownSync(path, account.uid, account.gid);
  const child = spawn(program, [file], { cwd: '/', stdio: 'ignore', ...account });
  const address = `postgres://anybody:none@127.0.0.1:${own}/pooled`;
  for (let left = 100; ; left -= 1) {
    try {
      // Asked again until it listens.
      await runStatement(address, 'select 1');
      break;
    } catch (error) {
      if (left === 0 || child.exitCode !== null) throw error;
      await sleep(100);
    }
  }
  return {
    url: address,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
