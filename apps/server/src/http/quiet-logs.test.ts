import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Captcha, FormInfo, PortalConfig, TokenAnswer } from '@zhantai/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestServer } from './testing/test-build.ts';

const home = mkdtempSync(join(tmpdir(), 'zhantai-logs-'));
let main: string;
beforeAll(async () => {
  chmodSync(home, 0o711);
  main = join(await buildTestServer(), 'main.js');
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const exhibitor = '/api/wdit-exhibitor/wdit-api/wditexhibitor';
const idNumber = '110101199003078515';
const answer = 'an-answer-that-nobody-may-read';
const wrongPassword = 'not-the-password-77';

type Headers = Record<string, string>;

it('logs tell every call of a whole journey, and no secret, token, code, ID number or answer', async () => {
  const server = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: join(home, 'data'),
      PORT: '0',
      DEMO: '1',
      MAX_LAG: '0',
      CAPTCHA_TEST_CODE: 'zqx2468z',
      LOG_LEVEL: 'trace',
      METRICS_TOKEN: 'metrics-token-of-the-test',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  server.stdout.setEncoding('utf8').on('data', (piece: string) => (printed += piece));
  const password = 'Zhantai2027';
  const secrets = [password, wrongPassword, idNumber, answer, 'metrics-token-of-the-test', 'zqx2468z'];
  const base = await Promise.race([listening(server.stdout), ended(server)]);
  const call = (path: string, init: RequestInit = {}) => fetch(`${base}${path}`, init);

  const { data: config } = await json<{ data: PortalConfig }>(await call('/api/portal/config'));
  const client: Headers = {
    Authorization: `Basic ${btoa(`${config.client.id}:${config.client.secret}`)}`,
    'Tenant-Id': config.tenantId,
    'Exhibition-Id': config.exhibitionId,
  };
  secrets.push(btoa(`${config.client.id}:${config.client.secret}`));
  const captcha = async (): Promise<Headers> => {
    const { key } = await json<Captcha>(await call('/api/blade-auth/oauth/captcha'));
    secrets.push(key);
    return { ...client, 'Captcha-Key': key, 'Captcha-Code': 'zqx2468z' };
  };
  const token = async (fields: Record<string, string>, headers: Headers) =>
    call('/api/blade-auth/oauth/token', { method: 'POST', headers, body: new URLSearchParams(fields) });
  const phone = '13800000001';
  await token({ grant_type: 'apiCaptcha', phone, password: wrongPassword }, await captcha());
  await call(`/api/blade-auth/oauth/token?grant_type=apiCaptcha&phone=${phone}&password=${wrongPassword}`, {
    method: 'POST',
    headers: await captcha(),
  });
  await call(`/api/blade-auth/sms/send?tenantId=${config.tenantId}&mobile=${phone}&smsCode=login`, {
    headers: await captcha(),
  });
  const first = await json<TokenAnswer>(
    await token({ grant_type: 'apiCaptcha', phone, password }, await captcha()),
  );
  const renewed = await json<TokenAnswer>(
    await token({ grant_type: 'refresh_token', refresh_token: first.refresh_token }, client),
  );
  secrets.push(first.access_token, first.refresh_token, renewed.access_token, renewed.refresh_token);
  for (const [name, secret] of [
    ['refresh_token', renewed.refresh_token],
    ['ciec_token', 'a-token-of-another-house'],
    ['Blade-Auth', renewed.access_token],
  ] as const) {
    secrets.push(secret);
    await call(`/api/blade-auth/oauth/token?${new URLSearchParams({ [name]: secret }).toString()}`, {
      method: 'POST',
      headers: client,
    });
    await call(`/api/nothing/here?${new URLSearchParams({ [name]: secret }).toString()}`);
    await call(`/?${new URLSearchParams({ [name]: secret }).toString()}`);
  }
  const mine: Headers = { ...client, 'Blade-Auth': `bearer ${renewed.access_token}` };

  const { data: info } = await json<{ data: FormInfo }>(
    await call(`${exhibitor}/info?formType=11`, { headers: mine }),
  );
  const post = (path: string, body: unknown, headers: Headers = mine) =>
    call(path, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { formId, formType, version } = info.form;
  const save = { formId, formType, version, revision: info.revision, answers: { build_note: answer } };
  await post(`${exhibitor}/submit`, { ...save, draft: true });
  await post(`${exhibitor}/submit`, { ...save, answers: { build_note: answer, made_up: answer } });
  await post(`${exhibitor}/submit`, { ...save, [answer]: idNumber });
  await post(`${exhibitor}/submit`, `{"broken": "${answer}`);
  await call(`${exhibitor}/checkIdNo?idNo=${idNumber}`, { headers: mine });
  await call(`${exhibitor}/checkIdNo?idNo=${idNumber}&${answer}=1`, { headers: mine });
  const upload = new FormData();
  upload.set('file', new Blob(['%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n']), `${answer}.pdf`);
  const { data: file } = await json<{ data: { id: string; link: string } }>(
    await call(`${exhibitor}/putImg`, { method: 'POST', headers: mine, body: upload }),
  );
  await (await call(file.link)).arrayBuffer();
  secrets.push(new URL(file.link, base).searchParams.get('signature') ?? 'none');
  await call('/api/metrics', { headers: { Authorization: 'Bearer metrics-token-of-the-test' } });
  await call('/api/blade-auth/oauth/logout', { headers: mine });

  // An answer is logged a moment after it was sent.
  await expect.poll(() => printed.includes('/oauth/logout'), { timeout: 10_000 }).toBe(true);
  server.kill('SIGTERM');
  await once(server, 'close');
  const logs = printed.split('\n').filter((line) => line.startsWith('{'));
  expect(logs.length).toBeGreaterThan(20);
  const paths = logs.map((line) => JSON.parse(line).path);
  for (const path of [`${exhibitor}/submit`, `${exhibitor}/checkIdNo`, '/api/files/:id', '/api/metrics']) {
    expect(paths).toContain(path);
  }
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(3);
    expect(logs.filter((line) => line.includes(secret))).toEqual([]);
  }
  expect(logs.filter((line) => /bearer|basic |password=|signature=|refresh_token=/i.test(line))).toEqual([]);
}, 120_000);

async function json<T>(response: Response): Promise<T> {
  const body: T = JSON.parse(await response.text());
  return body;
}

/** The address that the server prints once it is ready. */
async function listening(stream: NodeJS.ReadableStream): Promise<string> {
  let said = '';
  for (;;) {
    const [chunk] = await once(stream, 'data');
    said += String(chunk);
    const base = /Portal +(http:\S+?)\/\n/.exec(said)?.[1];
    if (base !== undefined) return base;
  }
}

/** Fails as soon as the server is gone, unless somebody asked it to go. */
async function ended(server: ChildProcess): Promise<never> {
  await once(server, 'exit');
  if (!server.killed) throw new Error(`the server ended with ${server.exitCode}`);
  return new Promise(() => {});
}
