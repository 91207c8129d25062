import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Exhibition } from '../exhibitions/index.ts';
import { createTestExhibition } from '../exhibitions/testing.ts';
import { createTestDatabase, type TestDatabase } from '../database/testing/test-database.ts';
import type { SmsSettings } from '../settings/read-sms.ts';
import { createHttpGateway } from './http-gateway.ts';
import { startSender, type Sender } from './sender.ts';
import { insertMessage, takeMessages } from './store.ts';
import { startTestGateway, type TestGateway } from './testing.ts';

/** Polled long enough for a busy machine. */
const soon = <T>(look: () => T | Promise<T>) => expect.poll(look, { timeout: 20_000 });

let base: TestDatabase;
let fair: Exhibition;
let gateway: TestGateway;
const senders: Sender[] = [];

beforeAll(async () => {
  base = await createTestDatabase();
  fair = await createTestExhibition(base);
});
afterAll(() => base.drop());
beforeEach(async () => {
  gateway = await startTestGateway();
  await base.database.deleteFrom('outbox').execute();
});
afterEach(async () => {
  await Promise.all(senders.splice(0).map((sender) => sender.stop()));
  await gateway.close();
});

function start(changes: Partial<SmsSettings> = {}): void {
  senders.push(
    startSender({
      database: base.database,
      gateways: {
        sms: createHttpGateway({
          url: gateway.url,
          token: 'secret',
          timeout: 2_000,
          repeatable: false,
          ...changes,
        }),
        email: null,
      },
      keepBodies: false,
      pause: 20,
      onTrouble: (error) => {
        throw error;
      },
    }),
  );
}

const queue = (
  messageId: string,
  lifeSeconds: number | null = null,
  body = `code 123456 of ${messageId}`,
): Promise<void> =>
  base.database.transaction().execute((transaction) =>
    insertMessage(transaction, {
      ...fair,
      messageId,
      channel: 'sms',
      subject: '',
      template: 'login',
      recipient: '13800000001',
      body,
      masked: `code •••••• of ${messageId}`,
      lifeSeconds,
    }),
  );

const rowOf = (messageId: string) =>
  base.database
    .selectFrom('outbox')
    .selectAll()
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow();

/** The message once it is no longer waiting or being sent, or is waiting again after an attempt. */
const settled = (messageId: string, attempts = 1) =>
  soon(async () => {
    const row = await rowOf(messageId);
    return row.state !== 'sending' && row.attempts >= attempts;
  })
    .toBe(true)
    .then(() => rowOf(messageId));

const hurry = (): Promise<unknown> =>
  base.database
    .updateTable('outbox')
    .set({ next_at: sql<Date>`now()` })
    .execute();

describe('a message (console.md §6)', () => {
  test('is sent with its id and the token of the gateway, and keeps no code afterwards', async () => {
    await queue('m1');
    start();
    expect(await settled('m1')).toMatchObject({ state: 'sent', attempts: 1, body: 'code •••••• of m1' });
    expect(gateway.received).toEqual([
      {
        id: 'm1',
        key: 'm1',
        mobile: '13800000001',
        text: 'code 123456 of m1',
        authorization: 'Bearer secret',
      },
    ]);
  });

  test('says rare characters as they are', async () => {
    const rare =
      '\u{20bb7}\u91ce \u3007\u3402 \u845b\u{e0100} Jos\u00e9 O\u2019Brien \u{1f469}\u200d\u{1f4bb}';
    await queue('m0', null, rare);
    start();
    expect(await settled('m0')).toMatchObject({ state: 'sent' });
    expect(gateway.received.map(({ text }) => text)).toEqual([rare]);
  });

  test('that the gateway does not take now is tried again, later and later', async () => {
    gateway.answers.push(503, 429);
    await queue('m2');
    start();
    const first = await settled('m2');
    expect(first).toMatchObject({ state: 'queued', error: 'HTTP 503', body: 'code 123456 of m2' });
    expect(first.next_at.getTime()).toBeGreaterThan(Date.now() + 2_000);
    await hurry();
    const second = await settled('m2', 2);
    expect(second).toMatchObject({ state: 'queued', error: 'HTTP 429' });
    expect(second.next_at.getTime()).toBeGreaterThan(first.next_at.getTime());
    await hurry();
    expect(await settled('m2', 3)).toMatchObject({ state: 'sent', error: '' });
    expect(gateway.received).toHaveLength(3);
  });

  test('waits for a gateway that is away', async () => {
    await queue('m3');
    const away = await startTestGateway();
    await away.close();
    start({ url: away.url });
    expect(await settled('m3')).toMatchObject({ state: 'queued', error: 'ECONNREFUSED' });
  });

  test.each<[string, number | 'silence' | 'hang-up', string]>([
    ['no answer', 'silence', 'TIMEOUT'],
    ['a line that is cut', 'hang-up', 'UND_ERR_SOCKET'],
    ['an error of the gateway', 500, 'HTTP 500'],
    ['a refusal', 403, 'HTTP 403'],
    ['a redirection', 302, 'HTTP 302'],
  ])('is given up after %s: it may have been sent', async (_, answer, error) => {
    gateway.answers.push(answer);
    await queue('m4');
    start({ timeout: 300 });
    expect(await settled('m4')).toMatchObject({ state: 'failed', error, body: 'code •••••• of m4' });
    await queue('m5');
    expect(await settled('m5')).toMatchObject({ state: 'sent' });
    expect(gateway.received.map(({ id }) => id)).toEqual(['m4', 'm5']);
  });

  test('is repeated without an answer where the gateway tells repetitions', async () => {
    gateway.answers.push('silence');
    await queue('m6');
    start({ timeout: 300, repeatable: true });
    expect(await settled('m6')).toMatchObject({ state: 'queued', error: 'TIMEOUT' });
    await hurry();
    expect(await settled('m6', 2)).toMatchObject({ state: 'sent' });
    expect(gateway.received.map(({ key }) => key)).toEqual(['m6', 'm6']);
  });

  test('that a process took and never told of is not sent again', async () => {
    await queue('m7');
    expect(await takeMessages(base.database, ['sms'], 10)).toHaveLength(1);
    start();
    await queue('m8');
    await settled('m8');
    expect(await rowOf('m7')).toMatchObject({ state: 'sending' });
    await base.database
      .updateTable('outbox')
      .set({ taken_at: sql<Date>`now() - interval '4 minutes'` })
      .where('message_id', '=', 'm7')
      .execute();
    expect(await settled('m7')).toMatchObject({ state: 'failed', error: 'LOST' });
    expect(gateway.received.map(({ id }) => id)).toEqual(['m8']);
  });

  test('that is too late is not sent at all', async () => {
    await queue('m9', -1);
    start();
    await soon(async () => (await rowOf('m9')).error).toBe('TOO_LATE');
    expect(gateway.received).toEqual([]);
  });

  test('is sent once by three processes that share two hundred', async () => {
    const ids = Array.from({ length: 200 }, (_, index) => `n${index}`);
    await Promise.all(ids.map((id) => queue(id)));
    start();
    start();
    start();
    await soon(async () => {
      const rows = await base.database.selectFrom('outbox').select('state').execute();
      return rows.filter(({ state }) => state === 'sent').length;
    }).toBe(200);
    expect(gateway.received.map(({ id }) => id).sort()).toEqual([...ids].sort());
  });
});

test('messages that were finished long ago are forgotten, others stay', async () => {
  for (const id of ['old', 'young', 'waiting']) await queue(id);
  const finished = (id: string, days: number) =>
    base.database
      .updateTable('outbox')
      .set({ state: 'sent', finished_at: sql<Date>`now() - make_interval(days => ${days})` })
      .where('message_id', '=', id)
      .execute();
  await finished('old', 91);
  await finished('young', 89);
  await base.database
    .updateTable('outbox')
    .set({ next_at: sql<Date>`now() + interval '1 day'`, created_at: sql<Date>`now() - interval '100 days'` })
    .where('message_id', '=', 'waiting')
    .execute();
  start();
  const left = async (): Promise<readonly string[]> => {
    const rows = await base.database
      .selectFrom('outbox')
      .select('message_id')
      .orderBy('message_id')
      .execute();
    return rows.map((row) => row.message_id);
  };
  await soon(left).toEqual(['waiting', 'young']);
});

test('the loop ends at once when it is stopped, though it waits', async () => {
  const sender = startSender({
    database: base.database,
    gateways: {
      sms: createHttpGateway({ url: gateway.url, token: null, timeout: 2_000, repeatable: false }),
      email: null,
    },
    keepBodies: false,
    pause: 3_600_000,
    onTrouble: () => {},
  });
  await queue('last');
  await sender.stop();
  await queue('later');
  expect((await rowOf('later')).state).toBe('queued');
});
