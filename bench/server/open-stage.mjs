import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { buildApp } from '../../scripts/build-app.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { findPostgres, startSystemPostgres } from '../../scripts/system-postgres.mjs';
import { startServer } from './start-server.mjs';

const root = resolve(import.meta.dirname, '../..');

/**
 * What a bench of the server stands on: an installed PostgreSQL, an exhibition with `exhibitors` who are signed in, and
 * the built server in a process of its own; null where there is no PostgreSQL or the build fails.
 * @param postgresOptions from the folder of the stage, those of `startSystemPostgres`.
 */
export async function openStage(exhibitors, more = {}, postgresOptions = () => ({})) {
  const bin = findPostgres();
  if (bin === null) {
    console.error('This bench needs an installed PostgreSQL.');
    return null;
  }
  if (!(await buildApp('server'))) return null;
  const folder = mkdtempSync(join(tmpdir(), 'zhantai-bench-'));
  chmodSync(folder, 0o755);
  const postgres = await startSystemPostgres(bin, postgresOptions(folder));
  const token = randomBytes(16).toString('hex');
  const env = {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    TRUST_PROXY: 'loopback',
    METRICS_TOKEN: token,
    // What it refuses is to be refused for the number of calls alone.
    MAX_LAG: '0',
    ...more,
  };
  const world = join(folder, 'world.json');
  let server = null;
  const close = async () => {
    await server?.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const prepare = join(import.meta.dirname, 'prepare.ts');
    await runNode(['--import', 'tsx', prepare, world, String(exhibitors)], env);
    server = await startServer(env, await freePort());
  } catch (error) {
    await close();
    throw error;
  }
  return {
    world,
    server,
    close,
    env,
    folder,
    postgres,
    /** The server anew, with nothing in its memory. */
    async restart() {
      await server?.stop();
      server = await startServer(env, await freePort());
      this.server = server;
    },
    /** A figure that the server tells of itself. */
    async figure(name) {
      const headers = { authorization: `Bearer ${token}` };
      const text = await (await fetch(`${server.base}/api/metrics`, { headers })).text();
      return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    },
  };
}

/** Runs a program of the bench to its end. @returns what it printed. */
export async function runNode(args, env = {}) {
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    maxBuffer: 1 << 26,
  });
  return stdout;
}
