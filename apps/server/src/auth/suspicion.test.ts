import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Exhibition } from '../exhibitions/index.ts';
import { createTestExhibition } from '../exhibitions/testing.ts';
import { buildApp } from '../http/build-app.ts';
import { createTestApp } from '../http/test-app.ts';
import type { TestApp } from '../http/test-app.ts';
import type { App } from '../platform/feature.ts';
import {
  askForCode,
  askForTokens,
  captchaHeaders,
  codeSentTo,
  createTestAccount,
  letPauseOfCodesPass,
  testPassword,
} from './testing.ts';

let server: TestApp;
let fair: Exhibition;

beforeAll(async () => {
  server = await createTestApp({ demo: true });
  fair = await createTestExhibition(server);
});
afterAll(() => server.close());

async function enter(
  phone: string,
  password: string,
  { address = '198.51.100.1', app = server.app, ...fields }: EnterOptions = {},
) {
  const wanted = { grant_type: 'apiCaptcha', phone, password, ...fields };
  return askForTokens({ app }, fair, wanted, await captchaHeaders(server), address);
}
interface EnterOptions {
  readonly address?: string;
  readonly app?: App;
  readonly code?: string;
}

/** Failures of a login from so many addresses, one each. */
const failFromEverywhere = (login: string, times: number, address?: string) =>
  server.database
    .insertInto('sign_in_failure')
    .values(
      Array.from({ length: times }, (_, index) => ({
        tenant_id: fair.tenantId,
        login,
        address: address ?? `192.0.2.${index}`,
        around: address ?? `192.0.2.${index}`,
        known: false,
        failed_at: new Date(),
      })),
    )
    .execute();

/** When the next try of an address is due; null where it is not slowed down. */
const turnOf = async (address: string) => {
  const row = await server.database
    .selectFrom('sign_in_pace')
    .select('next_at')
    .where('address', '=', address)
    .executeTakeFirst();
  return row?.next_at.getTime() ?? null;
};

const wrong = { status: 400, body: { msg: '用户名或密码错误', data: {} } };
const codeNeeded = { status: 400, body: { error: 'invalid_grant', data: { reason: 'SMS_CODE_NEEDED' } } };
const codeWrong = { status: 400, body: { msg: '验证码不正确', data: { reason: 'SMS_CODE_WRONG' } } };

describe('twenty failures of an account from anywhere in an hour (wire.md §2)', () => {
  test('ask for an SMS code in addition, from every address', async () => {
    const { phone } = await createTestAccount(server, fair, { role: 'exhibitor' });
    const number = phone ?? '';
    await failFromEverywhere(`phone:${number}`, 19);
    expect(await enter(number, 'Wrong2027', { address: '203.0.113.1' })).toMatchObject(wrong);
    expect(await enter(number, testPassword, { address: '203.0.113.2' })).toMatchObject(codeNeeded);
    expect(await enter(number, 'Wrong2027', { address: '203.0.113.3' })).toMatchObject(codeNeeded);
    expect(await enter(number, testPassword, { code: '000000' })).toMatchObject(codeWrong);
    await askForCode(server, fair, number, 'login');
    const code = await codeSentTo(server, number);
    expect(await enter(number, 'Wrong2027', { code })).toMatchObject(wrong);
    expect((await enter(number, testPassword, { code })).status).toBe(200);
    // Still suspicious, and the code is used up.
    expect(await enter(number, testPassword, { code })).toMatchObject(codeWrong);
    await letPauseOfCodesPass(server, number);
  });

  test('never lock: a code that came for something else does not do, a right one does', async () => {
    const { phone } = await createTestAccount(server, fair, { role: 'media' });
    const number = phone ?? '';
    await failFromEverywhere(`phone:${number}`, 40);
    await askForCode(server, fair, number, 'setPwd');
    const other = await codeSentTo(server, number);
    expect(await enter(number, testPassword, { code: other })).toMatchObject(codeWrong);
    await letPauseOfCodesPass(server, number);
    await askForCode(server, fair, number, 'login');
    const code = await codeSentTo(server, number);
    expect((await enter(number, testPassword, { code })).status).toBe(200);
  });

  test('are asked for alike where nobody has the number', async () => {
    await failFromEverywhere('phone:13511110000', 20);
    expect(await enter('13511110000', testPassword)).toMatchObject(codeNeeded);
  });

  test('let fifty tries from fifty addresses at two servers guess twenty times', async () => {
    const { database, settings, now } = server;
    const second = await buildApp({ database, settings, now });
    try {
      const { phone } = await createTestAccount(server, fair, { role: 'exhibitor' });
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          enter(phone ?? '', 'Wrong2027', {
            address: `203.0.113.${100 + index}`,
            app: index % 2 === 0 ? server.app : second,
          }),
        ),
      );
      const count = (wanted: string) => answers.filter(({ body }) => body['msg'] === wanted).length;
      expect(count('用户名或密码错误')).toBe(20);
      expect(count('登录失败次数较多，请再输入短信验证码')).toBe(30);
    } finally {
      await second.close();
    }
  });

  test('are forgotten after an hour', async () => {
    const { phone } = await createTestAccount(server, fair, { role: 'exhibitor' });
    await failFromEverywhere(`phone:${phone}`, 20);
    await server.database
      .updateTable('sign_in_failure')
      .set({ failed_at: sql<Date>`failed_at - interval '61 minutes'` })
      .where('login', '=', `phone:${phone}`)
      .execute();
    expect((await enter(phone ?? '', testPassword)).status).toBe(200);
  });

  test('ask staff, who have no phone here, for a captcha wherever they come from', async () => {
    const { username } = await createTestAccount(server, fair, { role: 'editor' });
    const fields = { grant_type: 'password', username: username ?? '', password: testPassword };
    await failFromEverywhere(`username:${username}`, 20);
    const plain = await askForTokens(server, fair, fields, {}, '203.0.113.250');
    expect(plain.body['msg']).toBe('验证码不正确');
    const answered = await askForTokens(server, fair, fields, await captchaHeaders(server), '203.0.113.250');
    expect(answered.status).toBe(200);
  });

  test('ask for nothing where no SMS can be sent, for that would be a lock', async () => {
    const { database, settings, now } = server;
    const bare = await buildApp({ database, settings: { ...settings, demo: false }, now });
    try {
      const { phone } = await createTestAccount(server, fair, { role: 'exhibitor' });
      await failFromEverywhere(`phone:${phone}`, 20);
      expect((await enter(phone ?? '', testPassword, { app: bare })).status).toBe(200);
    } finally {
      await bare.close();
    }
  });
});

describe('an address with many failures, of whatever accounts (wire.md §2)', () => {
  const hall = '192.0.2.200';
  test('is slowed down: its tries come one after the other, others do not wait', async () => {
    const { phone } = await createTestAccount(server, fair, { role: 'exhibitor' });
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => failFromEverywhere(`phone:1350000${index}`, 1, hall)),
    );
    const before = Date.now();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => enter(phone ?? '', testPassword, { address: hall })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const turn = await turnOf(hall);
    // Five turns, the first at once.
    expect(turn ?? 0).toBeGreaterThanOrEqual(before + 4 * 200 - 50);
    expect((await enter(phone ?? '', testPassword, { address: '192.0.2.201' })).status).toBe(200);
    expect(await turnOf('192.0.2.201')).toBeNull();
  });

  test('is asked to come again where its queue is too long, and not for longer', async () => {
    const { phone } = await createTestAccount(server, fair, { role: 'exhibitor' });
    await failFromEverywhere('phone:13500001111', 50, '192.0.2.202');
    const set = (seconds: number) =>
      server.database
        .insertInto('sign_in_pace')
        .values({ address: '192.0.2.202', next_at: new Date(Date.now() + seconds * 1000) })
        .onConflict((conflict) =>
          conflict.column('address').doUpdateSet({ next_at: new Date(Date.now() + seconds * 1000) }),
        )
        .execute();
    await set(30);
    const before = await turnOf('192.0.2.202');
    const refused = await enter(phone ?? '', testPassword, { address: '192.0.2.202' });
    expect(refused).toMatchObject({ status: 429, body: { data: { reason: 'TOO_MANY_REQUESTS' } } });
    expect(await turnOf('192.0.2.202')).toBe(before);
    await set(-1);
    expect((await enter(phone ?? '', testPassword, { address: '192.0.2.202' })).status).toBe(200);
  });
});
