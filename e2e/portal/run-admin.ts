import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** `npm run admin -- …` beside the server of the journeys that is at this address. @returns what it said. */
export async function runAdmin(server: string, ...words: readonly string[]): Promise<string> {
  // The run has a temporary folder of its own, and one server a port in it.
  const { port } = new URL(server);
  const own = `zhantai-journeys-${port}-`;
  const home = readdirSync(tmpdir()).find((name) => name.startsWith(own));
  if (home === undefined) throw new Error('the server of the journeys has no folder');
  const { DATABASE_URL: _, NODE_ENV: __, ...env } = process.env;
  const { stdout } = await promisify(execFile)('node', ['apps/server/dist/admin.js', ...words], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...env, HOST: '127.0.0.1', PORT: port, DATA_DIR: join(tmpdir(), home, 'data') },
  });
  return stdout.trim();
}
