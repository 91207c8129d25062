import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Captcha, PortalConfig, TokenAnswer } from '@zhantai/contract';
import { buildTestServer } from './test-build.ts';

type Headers = Readonly<Record<string, string>>;

/** The demo as a process of its own, with its database. */
export interface TestProcess {
  readonly pid: number;
  /** What it was started with, so that another one may join it. */
  readonly env: Readonly<Record<string, string>>;
  /** What it wrote, to the terminal and into its log. */
  said(): string;
  /** Processes of its database, the postmaster first. */
  databaseProcesses(): readonly number[];
  /** Asks it, and again where it says to come again. */
  call(path: string, init?: RequestInit): Promise<Response>;
  /** What tells the exhibition. */
  client(): Promise<Headers>;
  /** Headers of an exhibitor of the demo who just signed in. */
  signIn(phone?: string): Promise<Headers>;
  /** Ends it and removes what it wrote. */
  end(): Promise<void>;
}

/** @param extra settings beside those of the demo. */
export async function startTestProcess(extra: Readonly<Record<string, string>> = {}): Promise<TestProcess> {
  const home = mkdtempSync(join(tmpdir(), 'zhantai-process-'));
  chmodSync(home, 0o711);
  const port = await freePort();
  const env = {
    DATA_DIR: join(home, 'data'),
    PORT: String(port),
    DEMO: '1',
    CAPTCHA_TEST_CODE: '2468',
    LOG_LEVEL: 'warn',
  };
  const folder = await buildTestServer();
  const child = spawn(process.execPath, [join(folder, 'main.js')], {
    env: { PATH: process.env['PATH'], ...env, ...extra },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => (said += part));
  }
  const ask = (path: string, init?: RequestInit): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}${path}`, init);
  const call = async (path: string, init?: RequestInit): Promise<Response> => {
    for (;;) {
      const answer = await ask(path, init).catch(() => null);
      if (answer !== null && answer.status !== 503) return answer;
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}: ${said}`);
      await pause(100);
    }
  };
  const client = async (): Promise<Headers> => {
    const { data } = await readJson<{ data: PortalConfig }>(await call('/api/portal/config'));
    return {
      Authorization: `Basic ${btoa(`${data.client.id}:${data.client.secret}`)}`,
      'Tenant-Id': data.tenantId,
      'Exhibition-Id': data.exhibitionId,
    };
  };
  await call('/api/health/ready');
  return {
    pid: child.pid ?? 0,
    env,
    said: () => said,
    databaseProcesses() {
      const [first] = readFileSync(join(env.DATA_DIR, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
      const children = readFileSync(`/proc/${Number(first)}/task/${Number(first)}/children`, 'utf8');
      return [Number(first), ...children.trim().split(' ').map(Number)];
    },
    call,
    client,
    async signIn(phone = '13800000001') {
      const headers = await client();
      const captcha = await readJson<Captcha>(await call('/api/blade-auth/oauth/captcha'));
      const answer = await call('/api/blade-auth/oauth/token', {
        method: 'POST',
        headers: { ...headers, 'Captcha-Key': captcha.key, 'Captcha-Code': env.CAPTCHA_TEST_CODE },
        body: new URLSearchParams({ grant_type: 'apiCaptcha', phone, password: 'Zhantai2027' }),
      });
      const { access_token: token } = await readJson<TokenAnswer>(answer);
      return { ...headers, 'Blade-Auth': `bearer ${token}` };
    },
    async end() {
      await ended(child);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function readJson<T>(answer: Response): Promise<T> {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status}: ${text}`);
  const body: T = JSON.parse(text);
  return body;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
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
