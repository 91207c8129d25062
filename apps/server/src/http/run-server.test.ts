import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestServer } from './testing/test-build.ts';

let home: string;
let main: string;

beforeAll(async () => {
  main = join(await buildTestServer(), 'main.js');
  home = mkdtempSync(join(tmpdir(), 'zhantai-run-'));
  chmodSync(home, 0o711);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** The server as a process of its own, with these settings and no others; a busy machine is no reason to refuse calls. */
function start(env: Readonly<Record<string, string>>) {
  return spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], DATA_DIR: join(home, 'data'), PORT: '0', MAX_LAG: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function failToStart(env: Readonly<Record<string, string>>): Promise<string> {
  const server = start(env);
  const [said, printed] = await Promise.all([text(server.stderr), text(server.stdout), once(server, 'exit')]);
  expect(server.exitCode).toBe(1);
  expect(printed).toBe('');
  return said;
}

describe('what keeps the server from starting is reported in one sentence, with exit code 1', () => {
  test('a wrong setting', async () => {
    expect(await failToStart({ PORT: 'abc' })).toBe(
      'PORT must be a whole number from 0 to 65535, not "abc".\n',
    );
  });

  test('a demo that others could reach', async () => {
    expect(await failToStart({ DEMO: '1', HOST: '0.0.0.0' })).toMatch(
      /^DEMO=1 on HOST=0\.0\.0\.0 [^\n]+\.\n$/,
    );
  });

  test('a database that cannot be reached, without its password', async () => {
    const said = await failToStart({ DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/fair' });
    expect(said).toMatch(/^The database at 127\.0\.0\.1:1\/fair cannot be reached: [^\n]+\.\n$/);
    expect(said).not.toContain('hunter2');
  });

  test('a taken port, before any database is started', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    expect(await failToStart({ PORT: String(port) })).toMatch(
      new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is already taken: [^\\n]+\\.\\n$`),
    );
    other.close();
  });
});

test('a signal lets it finish and leaves no process behind', async () => {
  const server = start({ LOG_LEVEL: 'warn' });
  const printed = text(server.stdout);
  const [first] = await once(server.stdout, 'data');
  const base = /Portal +(http:\S+?)\/\n/.exec(String(first))?.[1] ?? '';
  const ready = await fetch(`${base}/api/health/ready`);
  expect(ready.status).toBe(200);
  await ready.text();
  server.kill('SIGTERM');
  await once(server, 'exit');
  expect(server.exitCode).toBe(0);
  expect(await printed).not.toContain('13800000001');
  await expect(fetch(`${base}/api/health/live`)).rejects.toThrow('fetch failed');
});

test('a signal lets calls that have begun come to their end, and takes no new ones', async () => {
  const server = start({ LOG_LEVEL: 'warn' });
  const [first] = await once(server.stdout, 'data');
  const { hostname, port } = new URL(/Portal +(http:\S+?)\/\n/.exec(String(first))?.[1] ?? '');
  const call = connect(Number(port), hostname);
  let said = '';
  call.setEncoding('utf8').on('data', (piece: string) => (said += piece));
  // Half of a body: the call is under way.
  call.write(
    'POST /api/blade-auth/oauth/token HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n' +
      'Content-Length: 16\r\nExpect: 100-continue\r\n\r\ngrant_ty',
  );
  // Said when the call has begun.
  await once(call, 'data');
  server.kill('SIGTERM');
  const isTaken = (): Promise<boolean> =>
    fetch(`http://${hostname}:${port}/api/health/live`).then(
      () => true,
      () => false,
    );
  await expect.poll(isTaken, { timeout: 10_000 }).toBe(false);
  expect(server.exitCode).toBeNull();
  call.write('pe=other');
  await once(call, 'close');
  expect(said).toMatch(/^HTTP\/1\.1 100 [\s\S]*HTTP\/1\.1 400 [\s\S]*"error":"invalid_grant"/);
  if (server.exitCode === null) await once(server, 'exit');
  expect(server.exitCode).toBe(0);
});
