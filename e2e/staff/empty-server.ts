import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** A server over a database that holds nothing but its schema. */
export interface EmptyServer {
  readonly address: string;
  readonly end: () => Promise<void>;
}

/** Starts it beside the demo of this worker. */
export async function startEmptyServer(demo: string): Promise<EmptyServer> {
  const port = String(Number(new URL(demo).port) + 50);
  const home = mkdtempSync(join(tmpdir(), `zhantai-journeys-${port}-`));
  chmodSync(home, 0o711); // The database may run as another user.
  const { DATABASE_URL: _, NODE_ENV: __, DEMO: ___, ...env } = process.env;
  const server = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...env, HOST: '127.0.0.1', PORT: port, DATA_DIR: join(home, 'data') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  const end = async (): Promise<void> => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    rmSync(home, { recursive: true, force: true });
  };
  const isReady = async () => (await fetch(`${address}/api/health/ready`).catch(() => null))?.ok;
  try {
    await expect.poll(isReady, { timeout: 150_000 }).toBe(true);
  } catch (error) {
    await end();
    throw error;
  }
  return { address, end };
}
