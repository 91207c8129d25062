import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/testing/test-database.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { createTestExhibition } from '../exhibitions/testing.ts';
import type { Gateways } from './gateways.ts';
import { createHttpGateway } from './http-gateway.ts';
import { createSmtpGateway } from './mail-gateway.ts';
import { startSender, type Sender } from './sender.ts';
import { insertMessage, type Channel } from './store.ts';
import { startTestSmtp } from './test-smtp.ts';
import { startTestGateway } from './testing.ts';

/** Polled long enough for a busy machine. */
const soon = <T>(look: () => T | Promise<T>) => expect.poll(look, { timeout: 20_000 });
const from = 'Expo <expo@example.com>';
const patience = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300, whole: 900 };

let base: TestDatabase;
let fair: Exhibition;
const senders: Sender[] = [];
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  base = await createTestDatabase();
  fair = await createTestExhibition(base);
});
afterAll(() => base.drop());
beforeEach(() => base.database.deleteFrom('outbox').execute());
afterEach(async () => {
  for (const close of closing.splice(0)) close();
  await Promise.all(senders.splice(0).map((sender) => sender.stop()));
});

/** A server on this machine that says what it likes; resolves to its port. */
async function serve(greet: (line: Socket) => void): Promise<number> {
  const lines = new Set<Socket>();
  const server = createServer((line) => {
    lines.add(line.on('error', () => line.destroy()));
    greet(line);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    for (const line of lines) line.destroy();
    server.close();
  });
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function start(gateways: Gateways): void {
  const { database } = base;
  senders.push(startSender({ database, gateways, keepBodies: true, pause: 20, onTrouble: () => {} }));
}

const smtpAt = (url: string): Gateways => ({ sms: null, email: createSmtpGateway({ url, from }, patience) });
const smsAt = (url: string, timeout = 20_000): Gateways => ({
  sms: createHttpGateway({ url, token: null, timeout, repeatable: false }),
  email: null,
});

const queue = (messageId: string, channel: Channel): Promise<void> =>
  base.database.transaction().execute((transaction) =>
    insertMessage(transaction, {
      ...fair,
      messageId,
      channel,
      template: 'test',
      recipient: channel === 'sms' ? '13800000001' : 'lin@example.com',
      subject: '',
      body: 'text',
      masked: 'text',
      lifeSeconds: null,
    }),
  );

const rows = () => base.database.selectFrom('outbox').selectAll().orderBy('message_id').execute();
const settled = async (): Promise<boolean> =>
  (await rows()).every(({ state, attempts }) => state !== 'sending' && attempts > 0);
const sending = async () => (await rows()).filter(({ state }) => state === 'sending').length;
const hurry = () =>
  base.database
    .updateTable('outbox')
    .set({ next_at: sql<Date>`now()` })
    .execute();

/** Says the lines of a mail server, in its order, each `times` times. */
function speakSmtp(line: Socket, times: number, arrived: () => void): void {
  const say = (text: string): boolean => line.write(`${text}\r\n`.repeat(times));
  let content = false;
  say('220 test');
  line.setEncoding('utf8').on('data', (part: string) => {
    for (const text of part.split('\r\n')) {
      if (content && text === '.') {
        content = false;
        arrived();
        say('250 taken');
      } else if (content) continue;
      else if (text === 'DATA') {
        content = true;
        say('354 go on');
      } else if (text !== '') say('250 ok');
    }
  });
}

describe('a mail server (console.md §6)', () => {
  test.each<[string, string, (line: Socket) => void]>([
    ['that says nothing', 'smtp', () => {}],
    ['that says half a line', 'smtp', (line) => line.write('22')],
    ['that hangs up', 'smtp', (line) => line.destroy()],
    ['that is not ready', 'smtp', (line) => line.end('421 later\r\n')],
    ['that serves nobody', 'smtp', (line) => line.end('554 no service here\r\n')],
    ['that speaks something else', 'smtp', (line) => line.write('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['that speaks no TLS', 'smtps', (line) => line.write('220 hello\r\n')],
    ['that says nothing after its greeting', 'smtp', (line) => line.write('220 test\r\n')],
    ['that drips for ever', 'smtp', (line) => drip(line, '220-test\r\n')],
    ['that takes no password', 'smtp', refusePassword],
  ])('%s is asked again later: nothing was sent', async (_, protocol, greet) => {
    const port = await serve(greet);
    const who = greet === refusePassword ? 'user:wrong@' : '';
    await queue('m', 'email');
    start(smtpAt(`${protocol}://${who}127.0.0.1:${port}`));
    await soon(settled).toBe(true);
    expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1 }]);
  });

  test('that answers everything twice is given each mail at most once', async () => {
    let arrived = 0;
    const port = await serve((line) => speakSmtp(line, 2, () => (arrived += 1)));
    await queue('m', 'email');
    start(smtpAt(`smtp://127.0.0.1:${port}`));
    for (let round = 1; round <= 3; round += 1) {
      // As time passes.
      await soon(settled).toBe(true);
      await hurry();
    }
    await soon(settled).toBe(true);
    expect(arrived).toBeLessThanOrEqual(1);
  });

  test('that takes a mail and says so too late is not given it again', async () => {
    let arrived = 0;
    const port = await serve((line) =>
      speakSmtp(line, 1, () => {
        arrived += 1;
        line.pause();
        line.write = () => true;
      }),
    );
    await queue('m', 'email');
    start(smtpAt(`smtp://127.0.0.1:${port}`));
    await soon(settled).toBe(true);
    await hurry();
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 1 }]);
    expect(arrived).toBe(1);
  });

  test('that hangs keeps no SMS waiting, and no message of another process', async () => {
    const sms = await startTestGateway();
    closing.push(() => sms.close());
    const port = await serve(() => {});
    const silent = createSmtpGateway({ url: `smtp://127.0.0.1:${port}`, from });
    for (let number = 0; number < 15; number += 1) {
      await queue(`mail ${number}`, 'email');
    }
    start({ ...smsAt(sms.url), email: silent });
    await soon(sending).toBe(10);
    await queue('sms', 'sms');
    await soon(async () => (await rows()).find(({ channel }) => channel === 'sms')?.state).toBe('sent');
    expect(await sending()).toBe(10);
    const smtp = await startTestSmtp();
    closing.push(() => smtp.close());
    start(smtpAt(smtp.url));
    await soon(() => smtp.received.length).toBe(5);
  });
});

describe('an SMS gateway', () => {
  test('that speaks no TLS is asked again later: nothing was sent', async () => {
    const port = await serve((line) => line.write('HTTP/1.1 400 Bad Request\r\n\r\n'));
    await queue('m', 'sms');
    start(smsAt(`https://127.0.0.1:${port}/`));
    await soon(settled).toBe(true);
    expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1 }]);
  });

  test.each<[string, string]>([
    ['half a line', 'HTTP/1.1 20'],
    ['half an answer', 'HTTP/1.1 200 OK\r\nContent-'],
    ['what is no answer', '220 hello\r\n\r\n'],
  ])('that answers %s may have sent it: it is given up, and not sent twice', async (_, answer) => {
    let requests = 0;
    const port = await serve((line) => {
      line.once('data', () => {
        requests += 1;
        line.write(answer);
      });
    });
    await queue('m', 'sms');
    start(smsAt(`http://127.0.0.1:${port}/`, 500));
    await soon(settled).toBe(true);
    await hurry();
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 1 }]);
    expect(requests).toBe(1);
  });

  test('that answers twice answers for no other message', async () => {
    const taken = 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n';
    let first = true;
    const port = await serve((line) => {
      line.on('data', () => {
        // The second one is refused; only a line that is used again shows it an answer to the first.
        line.write(first ? taken : 'HTTP/1.1 400 No\r\nContent-Length: 0\r\n\r\n');
        if (first) setTimeout(() => line.write(taken), 30).unref();
        first = false;
      });
    });
    await queue('1', 'sms');
    start(smsAt(`http://127.0.0.1:${port}/`));
    await soon(settled).toBe(true);
    await queue('2', 'sms');
    await soon(settled).toBe(true);
    expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'failed']);
  });

  test('that is slow is asked once for each message by three processes', async () => {
    const requests: string[] = [];
    const port = await serve((line) => {
      line.setEncoding('utf8').on('data', (part: string) => {
        const id = /"id":"(\d+)"/.exec(part)?.[1];
        if (id === undefined) return;
        requests.push(id);
        setTimeout(() => line.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'), 50).unref();
      });
    });
    const ids = Array.from({ length: 60 }, (_, index) => String(100 + index));
    await Promise.all(ids.map((id) => queue(id, 'sms')));
    for (let count = 0; count < 3; count += 1) start(smsAt(`http://127.0.0.1:${port}/`));
    await soon(async () => (await rows()).filter(({ state }) => state === 'sent').length).toBe(ids.length);
    expect(requests.toSorted()).toEqual(ids);
  });
});

test('what was sent while the database was away is noted when it is back, and not lost', async () => {
  const gateway = await startTestGateway();
  closing.push(() => gateway.close());
  await queue('m', 'sms');
  const { database } = base;
  // As a database that refuses for a moment: the note of what was sent fails.
  await sql`alter table outbox add constraint away check (state <> 'sent') not valid`.execute(database);
  let troubles = 0;
  senders.push(
    startSender({
      database,
      gateways: smsAt(gateway.url),
      keepBodies: true,
      pause: 20,
      onTrouble: () => (troubles += 1),
    }),
  );
  await soon(() => troubles).toBeGreaterThan(0);
  await sql`alter table outbox drop constraint away`.execute(database);
  await soon(async () => (await rows())[0]?.state).toBe('sent');
  expect(gateway.received).toHaveLength(1);
});

function drip(line: Socket, text: string): void {
  const timer = setInterval(() => line.write(text), 50);
  line.on('close', () => clearInterval(timer));
}

function refusePassword(line: Socket): void {
  line.write('220 test\r\n');
  line.setEncoding('utf8').on('data', (part: string) => {
    line.write(part.startsWith('EHLO') ? '250-test\r\n250 AUTH PLAIN LOGIN\r\n' : '535 wrong\r\n');
  });
}
