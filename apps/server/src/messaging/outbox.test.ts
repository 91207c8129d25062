import type { OutboxPage } from '@zhantai/contract';
import { calls } from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askForCode, createTestAccount, signInAs } from '../auth/testing.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { createTestExhibition } from '../exhibitions/testing.ts';
import { createTestApp, type TestApp } from '../http/testing/test-app.ts';
import { startTestGateway } from './testing.ts';

/** Polled long enough for a busy machine. */
const soon = <T>(look: () => T | Promise<T>) => expect.poll(look, { timeout: 20_000 });

let server: TestApp;
let fair: Exhibition;
let admin: Record<string, string>;

beforeAll(async () => {
  server = await createTestApp({ demo: true });
  fair = await createTestExhibition(server);
  admin = (await signInAs(server, fair, { role: 'admin' })).headers;
});
afterAll(() => server.close());

async function list(query = '', headers = admin, app = server.app) {
  const answer = await app.inject({ url: `${calls.consoleOutbox.path}${query}`, headers });
  return { status: answer.statusCode, page: answer.json<{ data: OutboxPage }>().data };
}

const text = async (): Promise<string> => {
  const { phone } = await createTestAccount(server, fair, { role: 'exhibitor' });
  await askForCode(server, fair, phone ?? '', 'login');
  return phone ?? '';
};

describe('the outbox in the console (console.md §6)', () => {
  test('shows the admin of a demo what its texts say, sent by nobody but the outbox', async () => {
    const phone = await text();
    await soon(async () => (await list()).page.records[0]?.state).toBe('sent');
    const { page } = await list();
    expect(page.records[0]).toEqual({
      id: expect.any(String),
      channel: 'sms',
      subject: '',
      template: 'login',
      recipient: phone,
      body: expect.stringMatching(/验证码 \d{6}/),
      state: 'sent',
      attempts: 1,
      error: '',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      nextAt: null,
      finishedAt: expect.stringMatching(/^\d{4}-/),
    });
  });

  test('is paged and filtered, and a page past the end is empty', async () => {
    const phone = await text();
    await text();
    const { page } = await list('?size=2&current=1');
    expect(page).toMatchObject({ size: 2, current: 1, pages: Math.ceil(page.total / 2) });
    expect(page.records).toHaveLength(2);
    expect((await list(`?recipient=${phone}`)).page).toMatchObject({
      total: 1,
      records: [{ recipient: phone }],
    });
    expect((await list('?state=failed')).page).toMatchObject({ total: 0, records: [] });
    expect((await list('?current=999999999999999')).page.records).toEqual([]);
    expect((await list('?state=lost')).status).toBe(400);
  });

  test('is for admins of this exhibition alone', async () => {
    const [editor, reviewer, exhibitor] = await Promise.all([
      signInAs(server, fair, { role: 'editor' }),
      signInAs(server, fair, { role: 'reviewer' }),
      signInAs(server, fair, { role: 'exhibitor' }),
    ]);
    for (const { headers } of [editor, reviewer, exhibitor]) {
      expect((await list('', headers)).status).toBe(403);
    }
    const sibling = await createTestExhibition(server, { tenantId: fair.tenantId });
    const { headers } = await signInAs(server, sibling, { role: 'admin' });
    expect((await list('', headers)).page.total).toBe(0);
  });
});

test('a server with a gateway sends by it, shows no code and keeps none', async () => {
  const gateway = await startTestGateway();
  const own = await createTestApp({
    sms: { url: gateway.url, token: null, timeout: 2_000, repeatable: false },
  });
  try {
    const exhibition = await createTestExhibition(own);
    const { phone } = await createTestAccount(own, exhibition, { role: 'exhibitor' });
    await askForCode(own, exhibition, phone ?? '', 'login');
    await soon(() => gateway.received.length).toBe(1);
    expect(gateway.received[0]).toMatchObject({ mobile: phone, text: expect.stringMatching(/\d{6}/) });
    const staff = await signInAs(own, exhibition, { role: 'admin' });
    const shown = async () => (await list('', staff.headers, own.app)).page.records[0];
    await soon(async () => (await shown())?.state).toBe('sent');
    expect((await shown())?.body).toMatch(/验证码 ••••••/);
    const rows = await own.database.selectFrom('outbox').selectAll().execute();
    expect(JSON.stringify(rows.map(({ body, masked }) => [body, masked]))).not.toMatch(/\d{6}/);
  } finally {
    await own.close();
    await gateway.close();
  }
});
