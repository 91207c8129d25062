import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Exhibition } from '../exhibitions/index.ts';
import { createTestExhibition } from '../exhibitions/testing.ts';
import { createTestDatabase, type TestDatabase } from '../database/testing/test-database.ts';
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
const mail = (
  recipient: string,
  more: { notBefore?: Date; subject?: string; body?: string } = {},
): Promise<void> =>
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
/** The subject of a mail: each of its encoded words is a text by itself (RFC 2047, §5). */
function subjectOf(content: string): string {
  const [, folded = ''] = /^Subject: ((?:.*\r\n)(?:[ \t].*\r\n)*)/m.exec(content) ?? [];
  return folded
    .replace(/\r\n/g, '')
    .replace(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?([\w-]+)\?([BQ])\?([^?]*)\?=/gi, (_, page: string, way: string, text: string) =>
      new TextDecoder(page, { fatal: true }).decode(
        way.toUpperCase() === 'B' ? Buffer.from(text, 'base64') : quoted(text.replaceAll('_', ' ')),
      ),
    );
}

function textOf(content: string): string {
  const [head = '', ...rest] = content.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n').replace(/^\.\./gm, '.');
  const bytes = /transfer-encoding: base64/i.test(head)
    ? Buffer.from(body, 'base64')
    : quoted(body.replace(/=\r\n/g, ''));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n').trimEnd();
}

const quoted = (text: string): Buffer =>
  Buffer.from(
    text.replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
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

  test('says rare characters as they are, in its subject and in its text', async () => {
    const rare =
      '\u{20bb7}\u91ce\u5bb6 \u3007\u4e00 \u3402\u660e \u845b\u{e0100}\u57ce Jos\u00e9 O\u2019Brien ' +
      '\u{1f469}\u{1f3fd}\u200d\u{1f4bb} \u{1f3f3}\ufe0f\u200d\u{1f308} \u{30000}';
    const [subject, body] = [`${rare} ${rare} ${rare}`, `${rare}\n${'\u{20bb7}'.repeat(400)}\n.\n${rare}`];
    await mail('lin@example.com', { subject, body });
    await soon(async () => (await row()).state).toBe('sent');
    const content = smtp.received[0]?.content ?? '';
    // Anything but ASCII in a header is a matter of luck.
    // oxlint-disable-next-line no-control-regex
    expect(content).toMatch(/^[\u0000-\u007f]*$/);
    expect(subjectOf(content)).toBe(subject);
    expect(textOf(content)).toBe(body);
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
    await soon(async () => (await row()).error).toBe('ESOCKET');
    expect(await row()).toMatchObject({ state: 'queued', attempts: 1 });
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
