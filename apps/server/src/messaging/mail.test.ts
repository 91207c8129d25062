import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Exhibition } from '../exhibitions/index.ts';
import { createTestExhibition } from '../exhibitions/testing.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { testSettings } from '../settings/test-settings.ts';
import { createSmtpGateway } from './mail-gateway.ts';
import { createMessageQueue } from './message-queue.ts';
import { startSender, type Sender } from './sender.ts';
import { startTestSmtp, type TestSmtp } from './test-smtp.ts';

/** Polled long enough for a busy machine. */
const soon = <T>(look: () => T | Promise<T>) => expect.poll(look, { timeout: 20_000 });
const from = 'Jianglan Expo <expo@example.com>';

let base: TestDatabase;
let fair: Exhibition;
let smtp: TestSmtp;
let sender: Sender;

beforeAll(async () => {
  base = await createTestDatabase();
  fair = await createTestExhibition(base);
});
afterAll(() => base.drop());
beforeEach(async () => {
  smtp = await startTestSmtp();
  await base.database.deleteFrom('outbox').execute();
  sender = startSender({
    database: base.database,
    gateways: { sms: null, email: createSmtpGateway({ url: smtp.url, from }) },
    keepBodies: false,
    pause: 20,
    onTrouble: (error) => {
      throw error;
    },
  });
});
afterEach(async () => {
  await sender.stop();
  await smtp.close();
});

const queue = createMessageQueue(testSettings({ mail: { url: 'smtp://127.0.0.1:1', from } }));
const mail = (recipient: string, more: { notBefore?: Date } = {}): Promise<void> =>
  base.database.transaction().execute((transaction) =>
    queue.queueMail(transaction, {
      tenantId: fair.tenantId,
      exhibitionId: fair.exhibitionId,
      template: 'test',
      recipient,
      subject: '首次登录 — 江澜博览会',
      body: '请打开链接：https://fair.example/s/SECRET',
      masked: '请打开链接：••••••',
      lifeSeconds: null,
      ...more,
    }),
  );
const row = () => base.database.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();

describe('console.md §6: mail', () => {
  test('is sent over SMTP with its subject, and its secret is kept no longer', async () => {
    expect([queue.sendsMail, queue.sendsSms]).toEqual([true, false]);
    await mail('lin@example.com');
    await soon(async () => (await row()).state).toBe('sent');
    const [sent] = smtp.received;
    expect(sent?.from).toContain('<expo@example.com>');
    expect(sent?.to).toContain('<lin@example.com>');
    const { message_id: id, body } = await row();
    expect(sent?.content).toContain(`Message-ID: <${id}@example.com>`);
    const encoded = Buffer.from('首次登录').toString('base64').slice(0, 8);
    expect(sent?.content).toContain(encoded);
    expect(body).toBe('请打开链接：••••••');
  });

  test('that the server does not take now is tried again, and once it is never taken given up', async () => {
    smtp.answers.push('451 later');
    await mail('lin@example.com');
    await soon(async () => (await row()).error).toBe('SMTP 451');
    expect(await row()).toMatchObject({ state: 'queued', attempts: 1 });
    await base.database.updateTable('outbox').set({ next_at: new Date() }).execute();
    smtp.answers.push('550 no such user');
    await soon(async () => (await row()).state).toBe('failed');
    expect((await row()).error).toBe('SMTP 550');
    expect(smtp.received).toEqual([]);
  });

  test('whose line is cut after its content is not sent again: it may have been taken', async () => {
    smtp.hangUpNext();
    await mail('lin@example.com');
    await soon(async () => (await row()).state).toBe('failed');
    expect(smtp.received).toHaveLength(1);
    expect((await row()).attempts).toBe(1);
  });

  test('waits while the server is away, and goes when it is back', async () => {
    await smtp.close();
    await mail('lin@example.com');
    await soon(async () => (await row()).attempts).toBe(1);
    expect(await row()).toMatchObject({ state: 'queued', error: 'ESOCKET' });
    smtp = await startTestSmtp();
    await sender.stop();
    sender = startSender({
      database: base.database,
      gateways: { sms: null, email: createSmtpGateway({ url: smtp.url, from }) },
      keepBodies: false,
      pause: 20,
      onTrouble: () => {},
    });
    await base.database.updateTable('outbox').set({ next_at: new Date() }).execute();
    await soon(async () => (await row()).state).toBe('sent');
  });

  test('is not sent before its time, and never to a second address', async () => {
    await mail('lin@example.com', { notBefore: new Date(Date.now() + 3_600_000) });
    await new Promise((done) => {
      setTimeout(done, 200);
    });
    expect(await row()).toMatchObject({ state: 'queued', attempts: 0 });
    await base.database.deleteFrom('outbox').execute();
    await mail('lin@example.com, all@example.com');
    await soon(async () => (await row()).state).not.toBe('queued');
    const addresses = smtp.received.map(({ to }) => to).join();
    expect(addresses).not.toContain('<all@example.com>');
  });
});
