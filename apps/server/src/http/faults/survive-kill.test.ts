import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type {
  Captcha,
  Envelope,
  FormInfo,
  PortalConfig,
  SubmitAnswer,
  SubmitRequest,
  TokenAnswer,
} from '@zhantai/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestServer } from '../testing/test-build.ts';

const home = mkdtempSync(join(tmpdir(), 'zhantai-kill-'));
const dataDir = join(home, 'data');
let port = 0;
let server: ChildProcess | null = null;

beforeAll(async () => {
  chmodSync(home, 0o711);
  port = await freePort();
  server = await start();
}, 90_000);

afterAll(async () => {
  await end('SIGTERM');
  rmSync(home, { recursive: true, force: true });
}, 30_000);

it('keeps every acknowledged draft when server and database are killed while saving', async () => {
  const client = await identity();
  const { answers, form, revision: first } = await info(await signIn(client));
  let acknowledged = { revision: first, note: '' };
  for (const victim of ['server', 'database and server', 'server'] as const) {
    const headers = await signIn(client);
    let killing: Promise<void> | null = null;
    for (let count = 0; ; count += 1) {
      const note = `${victim} ${count}`;
      const body = {
        formId: form.formId,
        formType: form.formType,
        version: form.version,
        revision: acknowledged.revision,
        answers: { ...answers, build_note: note },
        draft: true,
      };
      const saved = await save(body, headers).catch(() => null);
      if (saved === null || saved.code !== 200) break;
      acknowledged = { revision: saved.data.revision, note };
      killing ??= pause(100 + Math.random() * 500).then(() => kill(victim));
    }
    expect(killing).not.toBeNull();
    await killing;
    server = await start();
    const kept = await info(await signIn(client));
    // A save whose answer was lost may be there beside the acknowledged ones.
    expect(kept.revision).toBeGreaterThanOrEqual(acknowledged.revision);
    expect(kept.revision).toBeLessThanOrEqual(acknowledged.revision + 1);
    if (kept.revision === acknowledged.revision) expect(kept.answers['build_note']).toBe(acknowledged.note);
    expect(acknowledged.note).not.toBe('');
    acknowledged = { revision: kept.revision, note: acknowledged.note };
  }
}, 120_000);

type Headers = Record<string, string>;

async function identity(): Promise<Headers> {
  const { data } = await read<{ data: PortalConfig }>(await fetch(url('/api/portal/config')));
  return {
    Authorization: `Basic ${btoa(`${data.client.id}:${data.client.secret}`)}`,
    'Tenant-Id': data.tenantId,
    'Exhibition-Id': data.exhibitionId,
  };
}

async function signIn(client: Headers): Promise<Headers> {
  const captcha = await read<Captcha>(await fetch(url('/api/blade-auth/oauth/captcha')));
  const answer = await fetch(url('/api/blade-auth/oauth/token'), {
    method: 'POST',
    headers: { ...client, 'Captcha-Key': captcha.key, 'Captcha-Code': '2468' },
    body: new URLSearchParams({ grant_type: 'apiCaptcha', phone: '13800000001', password: 'Zhantai2027' }),
  });
  const { access_token: token } = await read<TokenAnswer>(answer);
  return { ...client, 'Blade-Auth': `bearer ${token}`, 'Content-Type': 'application/json' };
}

async function info(headers: Headers): Promise<FormInfo> {
  const answer = await fetch(url('/api/wdit-exhibitor/wdit-api/wditexhibitor/info?formType=11'), { headers });
  return (await read<{ data: FormInfo }>(answer)).data;
}

async function save(body: SubmitRequest, headers: Headers): Promise<Envelope<SubmitAnswer>> {
  const address = url('/api/wdit-exhibitor/wdit-api/wditexhibitor/submit');
  return read(await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) }));
}

async function read<T>(answer: Response): Promise<T> {
  const body: T = JSON.parse(await answer.text());
  return body;
}

const url = (path: string) => `http://127.0.0.1:${port}${path}`;

async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(await buildTestServer(), 'main.js')], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      PORT: String(port),
      DEMO: '1',
      MAX_LAG: '0',
      CAPTCHA_TEST_CODE: '2468',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const ready = await fetch(url('/api/health/ready')).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return child;
    await pause(100);
  }
}

async function kill(victim: 'server' | 'database and server'): Promise<void> {
  if (victim !== 'server') {
    const [pid] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
  }
  await end('SIGKILL');
}

async function end(signal: NodeJS.Signals): Promise<void> {
  const child = server;
  if (child === null || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  child.kill(signal);
  await gone;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  });
}
