import type { Captcha, UserInfo } from '@zhantai/contract';
import { calls } from '@zhantai/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Exhibition } from '../exhibitions/index.ts';
import { buildApp } from '../http/build-app.ts';
import { createTestApp } from '../http/testing/test-app.ts';
import type { TestApp } from '../http/testing/test-app.ts';
import { addMembership } from './actions/create-account.ts';
import { createCaptchaKeeper } from './captcha/captcha.ts';
import { drawPicture } from '../pictures/index.ts';
import { clientHeaders, createTestExhibition } from '../exhibitions/testing.ts';
import { createTestAccount, signInAs, testPassword, work } from './testing.ts';

let server: TestApp;
let fair: Exhibition;

beforeAll(async () => {
  server = await createTestApp();
  fair = await createTestExhibition(server);
});
afterAll(() => server.close());

const keep = (text: string): Promise<string> =>
  createCaptchaKeeper(server.database, server.settings.secrets.tokenSecret, null, () => new Date()).keep(
    text,
  );

async function ask(
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
  remoteAddress = '198.51.100.1',
) {
  const answer = await server.app.inject({
    method: 'POST',
    url: calls.token.path,
    headers: { ...clientHeaders(fair), 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
    remoteAddress,
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

/** Sign-in with a fresh, rightly answered captcha. */
async function enter(phone: string, password: string, address?: string) {
  const headers = { 'captcha-key': await keep('abcd'), 'captcha-code': 'ABcd' };
  return ask({ grant_type: 'apiCaptcha', phone, password, exhibitId: fair.exhibitionId }, headers, address);
}

const failure = (msg: string) => ({
  status: 400,
  body: {
    code: 400,
    success: false,
    data: {},
    msg,
    error: 'invalid_grant',
    error_code: 400,
    error_description: msg,
  },
});
const wrong = failure('用户名或密码错误');
const lockedOut = failure('用户登录失败次数过多，请稍后再试');
const captchaWrong = failure('验证码不正确');

const captcha = async () => ({ 'captcha-key': await keep('abcd'), 'captcha-code': 'abcd' });

describe('apiCaptcha (wire.md §2)', () => {
  test('answers without an envelope', async () => {
    const account = await createTestAccount(server, fair, { role: 'exhibitor' });
    const { status, body } = await enter(account.phone ?? '', testPassword);
    expect(status).toBe(200);
    expect(body).toEqual({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refresh_token: expect.stringMatching(/^[\w-]{86}$/),
      token_type: 'bearer',
      expires_in: 3600,
      scope: 'all',
      tenant_id: fair.tenantId,
      client_id: fair.client.id,
      user_id: account.accountId,
      account: account.phone,
      user_name: account.phone,
      nick_name: 'Li Wei',
      real_name: 'Li Wei',
      avatar: '',
      role_id: expect.any(String),
      role_name: 'exhibitor',
      exhibit_id: fair.exhibitionId,
      exhibitor_id: account.exhibitorId,
      need_set_pwd: false,
      detail: { draftKey: expect.stringMatching(/^[\w+/]{43}=$/) },
    });
  });

  test('takes its fields from JSON and, but for the password, from the query too', async () => {
    const { phone } = await createTestAccount(server, fair, { role: 'media' });
    const json = await server.app.inject({
      method: 'POST',
      url: calls.token.path,
      headers: { ...clientHeaders(fair), ...(await captcha()) },
      payload: { grant_type: 'apiCaptcha', phone, password: testPassword, exhibitId: fair.exhibitionId },
    });
    expect(json.statusCode).toBe(200);
    const query = new URLSearchParams({ grant_type: 'apiCaptcha', phone: phone ?? '', scope: 'all' });
    const mixed = await server.app.inject({
      method: 'POST',
      url: `${calls.token.path}?${query.toString()}`,
      headers: { ...clientHeaders(fair), ...(await captcha()) },
      payload: { password: testPassword },
    });
    expect(mixed.statusCode).toBe(200);
    query.set('password', testPassword);
    const open = await server.app.inject({
      method: 'POST',
      url: `${calls.token.path}?${query.toString()}`,
      headers: { ...clientHeaders(fair), ...(await captcha()) },
    });
    expect(open.json()).toMatchObject({ code: 400, error: 'invalid_grant' });
  });

  test('needs the exhibition only once', async () => {
    const { phone } = await createTestAccount(server, fair, { role: 'supplier' });
    const headers = clientHeaders(fair);
    delete headers['exhibition-id'];
    const answer = await server.app.inject({
      method: 'POST',
      url: calls.token.path,
      headers: { ...headers, 'captcha-key': await keep('abcd'), 'captcha-code': 'abcd' },
      payload: { grant_type: 'apiCaptcha', phone, password: testPassword, exhibitId: fair.exhibitionId },
    });
    expect(answer.statusCode).toBe(200);
  });

  test('tells an unknown phone and a wrong password alike', async () => {
    const { phone } = await createTestAccount(server, fair, { role: 'exhibitor' });
    expect(await enter(phone ?? '', 'Wrong2027')).toEqual(wrong);
    expect(await enter('13700000000', testPassword)).toEqual(wrong);
  });

  test('is not for staff, nor for people of another exhibition', async () => {
    const other = await createTestExhibition(server, { tenantId: fair.tenantId });
    const elsewhere = await createTestAccount(server, other, { role: 'exhibitor' });
    expect(await enter(elsewhere.phone ?? '', testPassword)).toEqual(wrong);
    const admin = await createTestAccount(server, fair, { role: 'admin' });
    expect(await enter(admin.username ?? '', testPassword)).toEqual(wrong);
  });

  test('speaks the language that was requested', async () => {
    const { body } = await ask(
      { grant_type: 'apiCaptcha', phone: '1', password: '2' },
      { 'accept-language': 'en' },
    );
    expect(body['msg']).toMatch(/^[\x20-\x7e]+$/);
  });

  test('names what an unknown grant or a missing field is about', async () => {
    expect((await ask({ grant_type: 'magic' })).body).toMatchObject({ code: 400, error: 'invalid_grant' });
    expect((await ask({ grant_type: 'apiCaptcha', phone: '1' })).status).toBe(400);
    expect((await ask({})).status).toBe(400);
  });

  test('is refused where the request itself is malformed', async () => {
    const { status, body } = await ask({ grant_type: 'apiCaptcha', role: 'admin' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 400, data: { reason: 'UNKNOWN_FIELD' } });
    const broken = await server.app.inject({
      method: 'POST',
      url: calls.token.path,
      headers: { 'content-type': 'application/json' },
      payload: '{"grant_type":',
    });
    expect(broken.json()).toMatchObject({ code: 400, data: { reason: 'BAD_REQUEST' } });
  });

  test('survives what no database would take', async () => {
    expect(await enter('\u0000', '\u0000')).toEqual(wrong);
    expect((await enter('1'.repeat(32), '\ud800')).status).toBe(400);
    const fields = { grant_type: 'apiCaptcha', phone: '1', password: '2', exhibitId: '\u0000' };
    const headers = { 'exhibition-id': '' };
    expect(await ask(fields, headers)).toEqual(failure('客户端认证失败'));
  });

  test('takes a phone with blanks and hyphens', async () => {
    const { phone } = await createTestAccount(server, fair, { role: 'exhibitor' });
    const spaced = (phone ?? '').replace(/^(\d{3})(\d{4})/, ' $1 $2-');
    expect((await enter(spaced, testPassword)).status).toBe(200);
  });

  test('refuses a closed account with the reason, but only to who knows its password', async () => {
    const { phone, accountId } = await createTestAccount(server, fair, { role: 'exhibitor' });
    await server.database
      .updateTable('account')
      .set({ locked_reason: '展位费未付' })
      .where('account_id', '=', accountId)
      .execute();
    expect(await enter(phone ?? '', 'Wrong2027')).toEqual(wrong);
    const { status, body } = await enter(phone ?? '', testPassword);
    expect(status).toBe(400);
    expect(body['msg']).toContain('展位费未付');
    expect(body['msg']).toContain(fair.profile.contact.phone);
  });
});

const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });

describe('tenant and client of a sign-in', () => {
  const fields = { grant_type: 'apiCaptcha', phone: '13700000000', password: testPassword };

  test('an unknown tenant is not found', async () => {
    expect(await ask(fields, { 'tenant-id': 'nobody' })).toEqual(failure('租户ID未找到'));
    // Its exhibition tells whose it is.
    expect(await ask(fields, { 'tenant-id': '' })).toEqual(failure('验证码不正确'));
  });

  test('a wrong client is refused', async () => {
    const rejected = failure('客户端认证失败');
    expect(await ask(fields, basic(`${fair.client.id}:wrong`))).toEqual(rejected);
    expect(await ask(fields, basic(`other:${fair.client.secret}`))).toEqual(rejected);
    expect(await ask(fields, { authorization: '' })).toEqual(rejected);
    expect(await ask(fields, { 'exhibition-id': 'nothing' })).toEqual(rejected);
  });
});

const withCaptcha = async (
  phone: string | null,
  key: string,
  code: string,
  headers: Readonly<Record<string, string>> = {},
) =>
  ask(
    { grant_type: 'apiCaptcha', phone: phone ?? '', password: testPassword },
    { 'captcha-key': key, 'captcha-code': code, ...headers },
  );

/** Where a picture of a text is dark. */
const dark = async (text: string): Promise<readonly boolean[]> => {
  const raw = await sharp(await drawPicture({ kind: 'captcha', text }))
    .greyscale()
    .raw()
    .toBuffer();
  return [...raw].map((shade) => shade < 128);
};

describe('the captcha (wire.md §2)', () => {
  test('is a picture with a key', async () => {
    const answer = await server.app.inject({ url: calls.captcha.path });
    const { key, image } = answer.json<{ key: string; image: string }>();
    expect(Object.keys(answer.json())).toEqual(['key', 'image']);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    const picture = sharp(Buffer.from(image.replace('data:image/png;base64,', ''), 'base64'));
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: 256, height: 88 });
  });

  test('is drawn anew each time: of two pictures of one text not even the letters cover each other', async () => {
    const [one, other] = [await dark('KPXW'), await dark('KPXW')];
    const inked = one.filter(Boolean).length;
    const shared = one.filter((ink, at) => ink && other[at] === true).length;
    expect(inked).toBeGreaterThan(1_000);
    expect(shared / inked).toBeLessThan(0.7);
  });

  test('is asked in words too, for whoever is read to, and then counts with its work only', async () => {
    const { phone } = await createTestAccount(server, fair, { role: 'exhibitor' });
    const inWords = async (language: string) =>
      (
        await server.app.inject({
          url: `${calls.captcha.path}?way=words`,
          headers: { 'accept-language': language },
        })
      ).json<Required<Captcha>>();
    const english = await inWords('en');
    expect(english.question).toMatch(/^Type these six digits: (\w+ ?){6}$/);
    expect((await inWords('zh-Hans')).question).toMatch(/：([零一二三四五六七八九] ?){6}$/);
    const names = 'zero one two three four five six seven eight nine'.split(' ');
    const digitsOf = ({ question }: Captcha): string =>
      (question ?? '')
        .replace(/^.*: /, '')
        .split(' ')
        .map((word) => names.indexOf(word))
        .join('');
    const code = digitsOf(english);
    expect(await withCaptcha(phone, english.key, code)).toEqual(captchaWrong);
    const again = await inWords('en');
    expect(
      (await withCaptcha(phone, again.key, digitsOf(again), { 'captcha-proof': work(again.proof) })).status,
    ).toBe(200);
  });

  test('keeps its answer hashed', async () => {
    const key = await keep('wxyz');
    const row = await server.database
      .selectFrom('captcha')
      .selectAll()
      .where('captcha_key', '=', key)
      .executeTakeFirstOrThrow();
    expect(row.answer_hash.toString('latin1')).not.toContain('wxyz');
    expect(row.answer_hash).toHaveLength(32);
  });

  test('is good once, right or wrong', async () => {
    const { phone } = await createTestAccount(server, fair, { role: 'exhibitor' });
    const key = await keep('abcd');
    expect((await withCaptcha(phone, key, 'abcd')).status).toBe(200);
    expect(await withCaptcha(phone, key, 'abcd')).toEqual(captchaWrong);
    const missed = await keep('abcd');
    expect(await withCaptcha(phone, missed, 'dcba')).toEqual(captchaWrong);
    expect(await withCaptcha(phone, missed, 'abcd')).toEqual(captchaWrong);
  });

  test('is good for one of many who use it at the same time', async () => {
    const { phone } = await createTestAccount(server, fair, { role: 'exhibitor' });
    const key = await keep('abcd');
    const answers = await Promise.all(Array.from({ length: 10 }, () => withCaptcha(phone, key, 'abcd')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is needed, and over after five minutes', async () => {
    const { phone } = await createTestAccount(server, fair, { role: 'exhibitor' });
    expect(await ask({ grant_type: 'apiCaptcha', phone: phone ?? '', password: testPassword })).toEqual(
      captchaWrong,
    );
    const key = await keep('abcd');
    const row = await server.database
      .updateTable('captcha')
      .set({ expires_at: sql<Date>`expires_at - interval '5 minutes'` })
      .where('captcha_key', '=', key)
      .executeTakeFirst();
    expect(row.numUpdatedRows).toBe(1n);
    expect(await withCaptcha(phone, key, 'abcd')).toEqual(captchaWrong);
  });

  test('does not count as a failed sign-in', async () => {
    const { phone } = await createTestAccount(server, fair, { role: 'exhibitor' });
    for (let time = 0; time < 6; time += 1) await withCaptcha(phone, 'none', 'none');
    expect((await enter(phone ?? '', testPassword)).status).toBe(200);
  });

  test('has a fixed answer where the settings give one, still good once', async () => {
    const keeper = createCaptchaKeeper(
      server.database,
      server.settings.secrets.tokenSecret,
      'T3st',
      () => new Date(),
    );
    const key = await keeper.keep('abcd');
    expect(await keeper.redeem({ key, code: 't3ST', proof: null })).toBe(true);
    expect(await keeper.redeem({ key, code: 'T3st', proof: null })).toBe(false);
    expect(await keeper.redeem({ key: await keeper.keep('abcd'), code: 'abcd', proof: null })).toBe(true);
  });

  test('leaves nothing behind when its time is over', async () => {
    const key = await keep('abcd');
    await server.database
      .updateTable('captcha')
      .set({ expires_at: '2020-01-01T00:00:00Z' })
      .where('captcha_key', '=', key)
      .execute();
    await keep('next');
    const rows = await server.database
      .selectFrom('captcha')
      .where('captcha_key', '=', key)
      .selectAll()
      .execute();
    expect(rows).toEqual([]);
  });
});

describe('failed sign-ins (wire.md §2)', () => {
  test('shut the door after five, for this account from this address only', async () => {
    const { phone } = await createTestAccount(server, fair, { role: 'exhibitor' });
    const other = await createTestAccount(server, fair, { role: 'exhibitor' });
    for (let time = 0; time < 5; time += 1) expect(await enter(phone ?? '', 'Wrong2027')).toEqual(wrong);
    expect(await enter(phone ?? '', testPassword)).toEqual(lockedOut);
    expect((await enter(phone ?? '', testPassword, '198.51.100.2')).status).toBe(200);
    expect((await enter(other.phone ?? '', testPassword)).status).toBe(200);
  });

  test('shut it for unknown accounts too, so that nobody learns which exist', async () => {
    for (let time = 0; time < 5; time += 1) await enter('13711111111', 'Wrong2027');
    expect(await enter('13711111111', 'Wrong2027')).toEqual(lockedOut);
  });

  test('let fifty at once guess no more often than five in a row', async () => {
    const { phone } = await createTestAccount(server, fair, { role: 'exhibitor' });
    const answers = await Promise.all(Array.from({ length: 50 }, () => enter(phone ?? '', 'Wrong2027')));
    expect(answers.filter(({ body }) => body['msg'] === wrong.body.msg)).toHaveLength(5);
    expect(answers.filter(({ body }) => body['msg'] === lockedOut.body.msg)).toHaveLength(45);
  });

  test('are forgotten after a success', async () => {
    const { phone } = await createTestAccount(server, fair, { role: 'exhibitor' });
    for (let round = 0; round < 2; round += 1) {
      for (let time = 0; time < 4; time += 1) expect(await enter(phone ?? '', 'Wrong2027')).toEqual(wrong);
      expect((await enter(phone ?? '', testPassword)).status).toBe(200);
    }
  });

  test('are over after thirty minutes', async () => {
    const { phone } = await createTestAccount(server, fair, { role: 'exhibitor' });
    for (let time = 0; time < 5; time += 1) await enter(phone ?? '', 'Wrong2027');
    await server.database
      .updateTable('sign_in_failure')
      .set({ failed_at: new Date(Date.now() - 31 * 60_000) })
      .where('login', '=', `phone:${phone}`)
      .execute();
    expect((await enter(phone ?? '', testPassword)).status).toBe(200);
  });
});

describe('password, for staff (wire.md §2)', () => {
  test('needs a captcha after two failures', async () => {
    const { username } = await createTestAccount(server, fair, { role: 'editor' });
    const name = username ?? '';
    const plain = (password: string) => ask({ grant_type: 'password', username: name, password });
    expect((await plain(testPassword)).body).toMatchObject({
      role_name: 'editor',
      exhibitor_id: null,
      account: name,
    });
    expect(await plain('Wrong2027')).toEqual(wrong);
    expect(await plain('Wrong2027')).toEqual(wrong);
    expect(await plain(testPassword)).toEqual(captchaWrong);
    const answer = await ask(
      { grant_type: 'password', username: name.toUpperCase(), password: testPassword },
      await captcha(),
    );
    expect(answer.status).toBe(200);
    expect((await plain(testPassword)).status).toBe(200);
  });

  test('is not for people of the portal', async () => {
    const { phone } = await createTestAccount(server, fair, { role: 'exhibitor' });
    expect(await ask({ grant_type: 'password', username: phone ?? '', password: testPassword })).toEqual(
      wrong,
    );
  });
});

describe('the current user (wire.md §2)', () => {
  test('is read from data.data', async () => {
    const { headers, account, exhibitorId } = await signInAs(server, fair, { role: 'exhibitor' });
    const answer = await server.app.inject({ url: calls.userInfo.path, headers });
    expect(answer.json<{ data: UserInfo }>().data.data).toEqual({
      id: account.accountId,
      draftKey: expect.any(String),
      account: account.phone,
      name: 'Li Wei',
      phone: account.phone,
      email: '',
      avatar: '',
      roleName: 'exhibitor',
      exhibitorId,
      exhibitorName: '双桨传感',
      exhibitId: fair.exhibitionId,
      transport_formId: null,
      common_formId: null,
      needSetPwd: false,
      completed: true,
    });
  });

  test('names the forms that imports belong to', async () => {
    const own = await createTestExhibition(server);
    const { headers } = await signInAs(server, own, { role: 'transport' });
    const makeForm = (id: string, type: string, form: string, published: number | null) => ({
      tenant_id: own.tenantId,
      exhibition_id: own.exhibitionId,
      form_id: id,
      form_type: type,
      page_key: id,
      form_code: form,
      form_group: 'D',
      title: '{}',
      published_version: published,
      opens_at: null,
      early_end_at: null,
      end_at: null,
      late_end_at: null,
      article_id: null,
    });
    const forms = [
      makeForm('c0', '200', 'C0', null),
      makeForm('c1', '200', 'C1', 1),
      makeForm('d1', '201', 'D1', 1),
    ];
    await server.database.insertInto('form').values(forms).execute();
    const answer = await server.app.inject({ url: calls.userInfo.path, headers });
    expect(answer.json()).toMatchObject({ data: { data: { transport_formId: 'd1', common_formId: 'c1' } } });
  });
});

test('several servers count failures together and end sessions for each other', async () => {
  const { database, settings, now } = server;
  const second = await buildApp({ database, settings, now });
  try {
    const { phone } = await createTestAccount(server, fair, { role: 'exhibitor' });
    for (let time = 0; time < 4; time += 1) await enter(phone ?? '', 'Wrong2027');
    const there = { app: second, database, settings, now: server.now };
    const guess = await second.inject({
      method: 'POST',
      url: calls.token.path,
      headers: { ...clientHeaders(fair), ...(await captcha()) },
      payload: { grant_type: 'apiCaptcha', phone, password: 'Wrong2027' },
      remoteAddress: '198.51.100.1',
    });
    expect(guess.json()).toEqual(wrong.body);
    expect(await enter(phone ?? '', testPassword)).toEqual(lockedOut);
    const { headers } = await signInAs(there, fair, { role: 'media' });
    expect((await server.app.inject({ url: calls.userInfo.path, headers })).statusCode).toBe(200);
    await server.app.inject({ url: `${calls.logout.path}?only_login=true`, headers });
    expect((await second.inject({ url: calls.userInfo.path, headers })).statusCode).toBe(401);
  } finally {
    await second.close();
  }
});

test('signing in leaves its trace, without secrets', async () => {
  const { phone, accountId } = await createTestAccount(server, fair, { role: 'exhibitor' });
  await enter(phone ?? '', 'Wrong2027', '203.0.113.5');
  await enter(phone ?? '', testPassword, '203.0.113.5');
  const rows = await server.database
    .selectFrom('audit')
    .selectAll()
    .where('thing_id', '=', accountId)
    .orderBy('audit_id')
    .execute();
  expect(rows).toMatchObject([
    { action: 'auth.sign-in-failed', actor_kind: 'anonymous', account_id: null, address: '203.0.113.5' },
    { action: 'auth.sign-in', actor_kind: 'account', account_id: accountId, detail: { role: 'exhibitor' } },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/Zhantai2027|Wrong2027/);
});

test('a name that ends in letters of two halves fails like any other, and its end is reported whole', async () => {
  for (const login of [`nobody1\u{1f3aa}abc`, `nobody12\u{20bb7}ab`, '\u{1f3aa}'.repeat(5)]) {
    expect(await enter(login, 'Wrong2027', '203.0.113.6')).toEqual(wrong);
  }
  const entries = await server.database
    .selectFrom('audit')
    .select('detail')
    .where('address', '=', '203.0.113.6')
    .orderBy('audit_id')
    .execute();
  expect(entries).toMatchObject(['abc', '\u{20bb7}ab', '\u{1f3aa}'].map((ends) => ({ detail: { ends } })));
});

test('of several memberships the one used last is taken', async () => {
  const account = await createTestAccount(server, fair, { role: 'exhibitor' });
  const { tenantId, exhibitionId } = fair;
  const { accountId, phone } = account;
  await addMembership(server.database, { tenantId, exhibitionId, accountId, role: 'media' });
  expect((await enter(phone ?? '', testPassword)).body['role_name']).toBe('exhibitor');
  await server.database
    .updateTable('membership')
    .set({ last_used_at: sql<Date>`now() + interval '1 second'` })
    .where('account_id', '=', accountId)
    .where('role', '=', 'media')
    .execute();
  expect((await enter(phone ?? '', testPassword)).body['role_name']).toBe('media');
});
