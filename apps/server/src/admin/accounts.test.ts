import { calls, type OpenPasswordSet, type ShortLinkAnswer } from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { askForTokens, captchaHeaders, createTestAccount, signInAs, testPassword } from '../auth/testing.ts';
import { createDatabase } from '../database/create-database.ts';
import { createPool } from '../database/create-pool.ts';
import type { Database } from '../database/database.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { addressIn, exhibitionAt } from '../exhibitions/test-address.ts';
import { clientHeaders, createTestExhibition } from '../exhibitions/testing.ts';
import { createTestApp, type TestApp } from '../http/testing/test-app.ts';
import { commands } from './commands.ts';

let server: TestApp;
let fair: Exhibition;
/** A connection of its own, as the terminal has. */
let terminal: Database;

beforeAll(async () => {
  server = await createTestApp({ demo: true });
  fair = await createTestExhibition(server);
  terminal = createDatabase(createPool(server.url, 2, () => {}));
});
afterAll(async () => {
  await terminal.destroy();
  await server.close();
});

const run = async (name: string, ...words: readonly string[]): Promise<string> => {
  const { settings } = server;
  const context = { database: terminal, env: {}, settings, now: () => new Date() };
  return (await commands[name]?.run(context, {}, words)) ?? '';
};

const enter = async (login: string, password: string, address = '198.51.100.9') =>
  askForTokens(
    server,
    fair,
    /^\d/.test(login)
      ? { grant_type: 'apiCaptcha', phone: login, password }
      : { grant_type: 'password', username: login, password },
    await captchaHeaders(server),
    address,
  );

describe('npm run admin -- lock and unlock', () => {
  test('ends the sessions of a member of staff in every server, and lets them in again', async () => {
    const { headers, account } = await signInAs(server, fair, { role: 'editor' });
    const name = account.username ?? '';
    const asks = async () => (await server.app.inject({ url: calls.userInfo.path, headers })).statusCode;
    expect(await asks()).toBe(200);
    expect(await run('lock', name.toUpperCase())).toContain('is locked; 1 session ended.');
    await vi.waitFor(async () => expect(await asks()).toBe(401), { timeout: 10_000 });
    expect((await enter(name, testPassword)).body['msg']).toMatch(/^账号已停用，请联系/);
    await run('unlock', name);
    expect((await enter(name, testPassword)).status).toBe(200);
    const audit = await server.database
      .selectFrom('audit')
      .select('action')
      .where('thing_id', '=', account.accountId)
      .where('actor_kind', '=', 'system')
      .orderBy('audit_id')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual(['account.lock', 'account.unlock']);
  });

  test('opens a door that failures shut', async () => {
    const { phone } = await createTestAccount(server, fair, { role: 'exhibitor' });
    const number = phone ?? '';
    for (let time = 0; time < 5; time += 1) await enter(number, 'Wrong2027');
    expect((await enter(number, testPassword)).status).toBe(400);
    await run('unlock', number);
    expect((await enter(number, testPassword)).status).toBe(200);
  });

  test('names what there is not', async () => {
    await expect(run('lock', 'nobody')).rejects.toThrow('There is no account nobody.');
  });
});

/** What the owner of an account is told of its password, by channel and address. */
const channelsUsed = async (recipient: string): Promise<readonly string[]> =>
  (
    await server.database
      .selectFrom('outbox')
      .select('channel')
      .where('template', '=', 'passwordChanged')
      .where('recipient', '=', recipient)
      .execute()
  ).map(({ channel }) => channel);

const inject = async (path: string, ticket = '', payload?: object) =>
  (
    await server.app.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url: path,
      headers: { ...clientHeaders(fair), ...(ticket === '' ? {} : { ticket }) },
      ...(payload === undefined ? {} : { payload }),
    })
  ).json<{ code: number; data: ShortLinkAnswer & OpenPasswordSet }>();

/** Exchanges the code that a command printed, and sets a password with it. */
async function setByLink(said: string, newPassword: string) {
  expect(await exhibitionAt(server, addressIn(said))).toBe(fair.exhibitionId);
  const code = /code=([\w-]+)$/.exec(said)?.[1] ?? '';
  const { data } = await inject(calls.shortLink.path.replace(':code', code));
  const wanted = { newPassword, newPassword1: newPassword };
  const set = (): ReturnType<typeof inject> => inject(calls.openPasswordSet.path, data.ticket ?? '', wanted);
  return { path: data.path, first: await set(), again: await set() };
}

describe('npm run admin -- reset-password', () => {
  test('tells its owner, and opens what failures shut', async () => {
    const { username, accountId } = await createTestAccount(server, fair, { role: 'admin' });
    const email = `${accountId}@fair.example`;
    await server.database.updateTable('account').set({ email }).where('account_id', '=', accountId).execute();
    const name = username ?? '';
    for (let time = 0; time < 5; time += 1) await enter(name, 'Wrong2027');
    const password = (await run('reset-password', name)).split(': ').at(-1) ?? '';
    expect(await channelsUsed(email)).toEqual(['email']);
    expect((await enter(name, password)).status).toBe(200);
  });

  test('gives staff a password that is shown once; the old one and its sessions are over', async () => {
    const { headers, account } = await signInAs(server, fair, { role: 'reviewer' });
    const name = account.username ?? '';
    const password = (await run('reset-password', name)).split(': ').at(-1) ?? '';
    await vi.waitFor(
      async () =>
        expect((await server.app.inject({ url: calls.userInfo.path, headers })).statusCode).toBe(401),
      { timeout: 10_000 },
    );
    expect((await enter(name, testPassword)).status).toBe(400);
    expect((await enter(name, password)).status).toBe(200);
  });

  test('is not for people of the portal, who get a link', async () => {
    const { phone } = await createTestAccount(server, fair, { role: 'exhibitor' });
    await expect(run('reset-password', phone ?? '')).rejects.toThrow('password-link');
  });
});

describe('npm run admin -- password-link', () => {
  test('prints a link that sets a new password once, for whoever has one already', async () => {
    const { phone } = await createTestAccount(server, fair, { role: 'exhibitor' });
    const number = phone ?? '';
    const { path, first, again } = await setByLink(await run('password-link', number), 'Anderes2Wort');
    expect(path).toBe('/password');
    expect(first).toMatchObject({ code: 200, data: { phone: number } });
    expect(again.code).not.toBe(200);
    expect((await enter(number, testPassword)).status).toBe(400);
    expect((await enter(number, 'Anderes2Wort')).body).toMatchObject({ need_set_pwd: false });
  });

  test('lets somebody in at once who was shut out, from wherever they failed, and tells them', async () => {
    const { phone } = await createTestAccount(server, fair, { role: 'exhibitor' });
    const number = phone ?? '';
    const places = ['198.51.100.9', '198.51.100.10'];
    for (const address of places) {
      for (let time = 0; time < 5; time += 1) await enter(number, 'Wrong2027', address);
      expect((await enter(number, testPassword, address)).body['msg']).toMatch(/^用户登录失败次数过多/);
    }
    const { first } = await setByLink(await run('password-link', number), 'Anderes2Wort');
    expect(first.code).toBe(200);
    for (const address of places) expect((await enter(number, 'Anderes2Wort', address)).status).toBe(200);
    expect(await channelsUsed(number)).toEqual(['sms']);
  });

  test('is not for a locked account, nor for staff', async () => {
    const { phone } = await createTestAccount(server, fair, { role: 'media' });
    await run('lock', phone ?? '');
    await expect(run('password-link', phone ?? '')).rejects.toThrow('unlock it first');
    const { username } = await createTestAccount(server, fair, { role: 'admin' });
    await expect(run('password-link', username ?? '')).rejects.toThrow('reset-password');
  });
});
