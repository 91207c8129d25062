import {
  calls,
  type PortalConfig,
  type StaffExhibition,
  type StaffUser,
  type TokenAnswer,
} from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from '../admin/commands.ts';
import { askForTokens, signInAs, testPassword } from '../auth/testing.ts';
import { createExhibition, tenantRow, type Exhibition } from '../exhibitions/index.ts';
import { clientHeaders, createTestExhibition } from '../exhibitions/testing.ts';
import { createTestApp, type TestApp } from '../http/testing/test-app.ts';

let server: TestApp;
let said: string;
/** Where they sign in, as the console finds it. */
let door: Exhibition;

beforeAll(async () => {
  server = await createTestApp();
  const { database, settings, now } = server;
  const values = { tenant: 'acme', title: 'Acme Fairs', username: 'owner', name: '沈竹溪' };
  said = (await commands['create-tenant']?.run({ database, settings, env: {}, now }, values, [])) ?? '';
  // What they may before they enrolled a second factor is told in auth/second-factor.
  const putOff = { factor_put_off_until: new Date('2100-01-01T00:00:00Z') };
  await database.updateTable('account').set(putOff).execute();
  const config = await ask<PortalConfig>('GET', `${calls.portalConfig.path}?page=console`, {});
  expect(config.data).toMatchObject({ exhibitionId: tenantRow, title: 'Acme Fairs' });
  const found = await server.app.exhibitions.find('acme', tenantRow);
  if (found === null) throw new Error('the tenant has no row');
  door = found;
});
afterAll(() => server.close());

interface Answer<T> {
  readonly status: number;
  readonly data: T;
}

async function ask<T = { readonly reason?: string }>(
  method: 'GET' | 'POST',
  url: string,
  headers: Record<string, string>,
  payload?: object,
): Promise<Answer<T>> {
  const answer = await server.app.inject({
    method,
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  const { data } = answer.json<{ data: T }>();
  return { status: answer.statusCode, data };
}

const enter = async (where: Exhibition, username = 'owner') =>
  askForTokens(server, where, { grant_type: 'password', username, password: testPassword });

const headersOf = (where: Exhibition, { access_token: token }: Pick<TokenAnswer, 'access_token'>) => ({
  ...clientHeaders(where),
  'blade-auth': `bearer ${token}`,
});

const signedIn = async (where = door): Promise<Record<string, string>> => {
  const { status, body } = await enter(where);
  expect(status, JSON.stringify(body)).toBe(200);
  return headersOf(where, { access_token: String(body['access_token']) });
};

describe('decisions: a tenant admin signs in without an exhibition', () => {
  it('with the password that the printed link sets, once', async () => {
    const address = new URL(/https?:\/\/\S+/.exec(said)?.[0] ?? '');
    expect([address.pathname, address.search]).toEqual(['/console/', '?tenant=acme']);
    const code = address.hash.replace('#/welcome/', '');
    const headers = clientHeaders(door);
    expect((await ask('POST', calls.staffLink.path, headers, { code })).data).toMatchObject({
      name: '沈竹溪',
      username: 'owner',
      title: 'Acme Fairs',
    });
    expect((await enter(door)).status).toBe(400);
    const body = { code, newPassword: testPassword, newPassword1: testPassword };
    const weak = { code, newPassword: 'weak', newPassword1: 'weak' };
    expect((await ask('POST', calls.useStaffLink.path, headers, weak)).data.reason).toBe('PASSWORD_WEAK');
    const both = await Promise.all(
      [body, body].map((one) => ask('POST', calls.useStaffLink.path, headers, one)),
    );
    // The second finds the link used before its password is hashed, or after.
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(both.filter(({ status }) => status === 404 || status === 409)).toHaveLength(1);
    expect((await ask('POST', calls.staffLink.path, headers, { code })).data.reason).toBe('LINK_INVALID');
    expect((await enter(door)).body).toMatchObject({ exhibit_id: tenantRow, role_name: 'admin' });
  });

  it('and is told to choose one by every call that is about one', async () => {
    const headers = await signedIn();
    const me = await ask<StaffUser>('GET', calls.consoleMe.path, headers);
    expect(me.data).toMatchObject({ role: 'admin', tenantAdmin: true, exhibition: { id: tenantRow } });
    for (const { method, path } of [calls.consoleForms, calls.consoleOutbox, calls.consoleSubmissions]) {
      expect(await ask(method, path, headers)).toMatchObject({
        status: 403,
        data: { reason: 'NO_EXHIBITION' },
      });
    }
  });

  it('chooses any exhibition of the tenant, where it counts as admin without a membership of its own', async () => {
    const { database } = server;
    const fair = await createTestExhibition(server, { tenantId: 'acme', open: false });
    const other = await createTestExhibition(server);
    const listed = await ask<StaffExhibition[]>('GET', calls.consoleExhibitions.path, await signedIn());
    expect(listed.data).toMatchObject([
      { id: fair.exhibitionId, state: 'closed', role: 'admin', current: false },
    ]);
    const first = (await enter(door)).body;
    const renewal = { grant_type: 'refresh_token', refresh_token: String(first['refresh_token']) };
    const chosen = await askForTokens(server, door, { ...renewal, exhibitId: fair.exhibitionId });
    expect(chosen.body).toMatchObject({ exhibit_id: fair.exhibitionId, role_name: 'admin' });
    const headers = headersOf(fair, { access_token: String(chosen.body['access_token']) });
    expect((await ask('GET', calls.consoleForms.path, headers)).status).toBe(200);
    const again = { grant_type: 'refresh_token', refresh_token: String(chosen.body['refresh_token']) };
    const foreign = await askForTokens(server, fair, { ...again, exhibitId: other.exhibitionId });
    expect(foreign.status).toBe(400);
    // No longer a tenant admin, no longer admin there.
    await database
      .updateTable('account')
      .set({ tenant_admin: false })
      .where('username', '=', 'owner')
      .execute();
    await expect
      .poll(async () => (await ask('GET', calls.consoleForms.path, headers)).status, { timeout: 10_000 })
      .toBe(401);
    expect((await enter(fair)).status).toBe(400);
    await database
      .updateTable('account')
      .set({ tenant_admin: true })
      .where('username', '=', 'owner')
      .execute();
    expect((await enter(fair)).status).toBe(200);
  });

  it('makes an exhibition, closed, whose short name is its own, and goes into it', async () => {
    const wanted = {
      id: 'acme-2028',
      title: { 'zh-Hans': '江澜博览会 2028', en: 'Jianglan Expo 2028' },
      zone: 'Asia/Shanghai',
      start: '2028-03-16',
      end: '2028-03-19',
    };
    const create = async (body: object, headers?: Record<string, string>) =>
      ask('POST', calls.consoleCreateExhibition.path, headers ?? (await signedIn()), body);
    const faults = [
      { id: tenantRow },
      { id: 'Acme' },
      { zone: 'Asia/Nowhere' },
      { zone: '+08:00' },
      { start: '2028-02-30' },
      { start: '2028-03-20' },
      { title: { 'zh-Hans': ' ' } },
    ];
    for (const fault of faults)
      expect((await create({ ...wanted, ...fault })).status, JSON.stringify(fault)).toBe(400);
    const both = await Promise.all([create(wanted), create(wanted)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.data.reason).toBe('EXHIBITION_TAKEN');
    const made = await server.app.exhibitions.find('acme', wanted.id);
    expect(made).toMatchObject({
      open: false,
      host: null,
      title: wanted.title,
      profile: { dates: { start: wanted.start, end: wanted.end }, organiser: { 'zh-Hans': 'Acme Fairs' } },
    });
    const listed = await ask<StaffExhibition[]>('GET', calls.consoleExhibitions.path, await signedIn());
    expect(listed.data.map(({ id }) => id)).toContain(wanted.id);
    const { refresh_token: refreshToken } = (await enter(door)).body;
    const renewal = { grant_type: 'refresh_token', refresh_token: String(refreshToken) };
    const inside = await askForTokens(server, door, { ...renewal, exhibitId: wanted.id });
    expect(inside.body).toMatchObject({ exhibit_id: wanted.id, role_name: 'admin' });
    if (made === null) throw new Error('the exhibition is not there');
    const there = headersOf(made, { access_token: String(inside.body['access_token']) });
    expect((await create({ ...wanted, id: 'acme-2029' }, there)).status).toBe(200);
    const rows = server.database.selectFrom('audit').select('exhibition_id');
    const audited = await rows.where('action', '=', 'exhibition.create').execute();
    expect(audited.map((row) => row.exhibition_id)).toEqual([wanted.id, 'acme-2029']);
  });

  it('is nothing that others of the staff are, whose list holds their own', async () => {
    const fair = await createTestExhibition(server, { tenantId: 'acme' });
    const editor = await signInAs(server, fair, { role: 'editor' });
    const listed = await ask<StaffExhibition[]>('GET', calls.consoleExhibitions.path, editor.headers);
    expect(listed.data).toMatchObject([{ id: fair.exhibitionId, role: 'editor', current: true }]);
    expect((await enter(door, editor.account.username ?? '')).status).toBe(400);
    const renewal = { grant_type: 'refresh_token', refresh_token: editor.tokens.refresh_token };
    expect((await askForTokens(server, fair, { ...renewal, exhibitId: tenantRow })).status).toBe(400);
  });

  it('never leads a page of the portal there', async () => {
    const config = await ask<PortalConfig>('GET', `${calls.portalConfig.path}?exhibition=-`, {});
    expect(config.status).toBe(404);
    await expect(
      createExhibition(server.database, {
        tenantId: 'acme',
        exhibitionId: tenantRow,
        title: {},
        client: { id: 'x', secret: 'x' },
        profile: door.profile,
      }),
    ).rejects.toThrow();
  });
});
