import type { PortalConfig } from '@zhantai/contract';
import { calls } from '@zhantai/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Scope } from '../database/scoped/scope.ts';
import { changeSetting } from './settings/change-setting.ts';
import type { SettingKey } from './settings/exhibition-settings.ts';
import { createTestExhibition } from './testing.ts';
import { createTestApp } from '../http/testing/test-app.ts';
import type { TestApp } from '../http/testing/test-app.ts';

let server: TestApp;
const now = new Date('2026-12-04T10:00:00Z');

beforeEach(async () => {
  server = await createTestApp({ demo: true }, () => now);
});
afterEach(() => server.close());

async function config(query = '', headers: Record<string, string> = {}) {
  const answer = await server.app.inject({ url: `${calls.portalConfig.path}${query}`, headers });
  return answer.json<{ code: number; data: PortalConfig & { reason?: string } }>();
}

const named = async (query = '', host = 'localhost:8080') =>
  (await config(query, { host })).data.exhibitionId;

const atHost = (query: string) => named(query, 'fair.example.test');

const set = (scope: Scope, key: SettingKey, value: string) =>
  changeSetting(server.database, scope, key, value, () => Promise.resolve());

describe('GET /api/portal/config (wire.md §1)', () => {
  test('tells a page all it needs before anybody signs in', async () => {
    const fair = await createTestExhibition(server);
    expect(await config()).toEqual({
      code: 200,
      success: true,
      msg: '操作成功',
      data: {
        tenantId: fair.tenantId,
        exhibitionId: fair.exhibitionId,
        addressQuery: `?exhibition=${fair.exhibitionId}`,
        client: fair.client,
        state: 'open',
        title: '江澜博览会',
        organiser: '组委会',
        venue: '会展中心',
        languages: ['zh-Hans', 'zh-Hant', 'en'],
        logo: null,
        zone: 'Asia/Shanghai',
        halls: [{ hall: '5', name: '重型机床' }],
        dates: { start: '2027-03-18', end: '2027-03-21' },
        milestones: [{ date: '2026-12-04 18:00:00', title: '首批截止' }],
        contact: { phone: '021-5550 0199', hours: '工作日 9:00–18:00', email: 'fair@example.test' },
        contacts: [{ duty: '搭建', name: '周映荷', phone: '021-5550 0188' }],
        mediaHost: null,
        ciecLoginUrl: null,
        linkHosts: [],
        dictionaryHosts: [],
        serverTime: '2026-12-04 18:00:00',
        takesMedia: false,
        demo: true,
      },
    });
  });

  test('speaks the language requested, and zh-Hans where a text is missing in it', async () => {
    await createTestExhibition(server);
    const english = (await config('', { 'accept-language': 'en-GB,en;q=0.9' })).data;
    expect(english.title).toBe('Jianglan Expo');
    expect(english.contact.hours).toBe('工作日 9:00–18:00');
    const taiwan = (await config('', { 'accept-language': 'zh-TW' })).data;
    expect(taiwan.title).toBe('江瀾博覽會');
    expect(taiwan.halls).toEqual([{ hall: '5', name: '重型机床' }]);
  });

  test('keeps time in the zone of the exhibition', async () => {
    await createTestExhibition(server, { zone: 'Europe/Berlin' });
    expect((await config()).data).toMatchObject({ zone: 'Europe/Berlin', serverTime: '2026-12-04 11:00:00' });
  });

  test('finds the exhibition by host name, then by its id, then the first that is open', async () => {
    const closed = await createTestExhibition(server, { open: false });
    const first = await createTestExhibition(server);
    const hosted = await createTestExhibition(server, { host: 'Fair.example.test' });
    expect(await named()).toBe(first.exhibitionId);
    expect(await named(`?exhibition=${hosted.exhibitionId}`)).toBe(hosted.exhibitionId);
    expect(await named(`?exhibition=${closed.exhibitionId}`)).toBe(closed.exhibitionId);
    expect(await named('', 'fair.EXAMPLE.test:8443')).toBe(hosted.exhibitionId);
    expect(await named(`?exhibition=${first.exhibitionId}`, 'fair.example.test')).toBe(hosted.exhibitionId);
  });

  test('finds under a host name what the tenant of the host has beside it, and nothing of another tenant', async () => {
    const before = await createTestExhibition(server, { host: 'fair.example.test' });
    const { tenantId } = before;
    const other = await createTestExhibition(server);
    await server.database.updateTable('exhibition').set({ host: null }).execute();
    const after = await createTestExhibition(server, { tenantId, host: 'fair.example.test' });
    expect(await atHost('')).toBe(after.exhibitionId);
    expect(await atHost(`?exhibition=${before.exhibitionId}`)).toBe(before.exhibitionId);
    expect(await atHost(`?exhibition=${before.exhibitionId}&tenant=${tenantId}`)).toBe(before.exhibitionId);
    expect(await atHost(`?exhibition=${before.exhibitionId}&tenant=${other.tenantId}`)).toBe(
      after.exhibitionId,
    );
    expect(await atHost(`?exhibition=${other.exhibitionId}&tenant=${other.tenantId}`)).toBe(
      after.exhibitionId,
    );
    expect(await atHost(`?exhibition=nobody`)).toBe(after.exhibitionId);
  });

  test('finds the open one of those that have a host name, which no second open one can have', async () => {
    const host = 'handed-over.example.test';
    const last = await createTestExhibition(server, { host, open: false });
    const { tenantId } = last;
    expect(await named('', host)).toBe(last.exhibitionId);
    const next = await createTestExhibition(server, { host, tenantId });
    await expect.poll(async () => named('', host), { timeout: 10_000 }).toBe(next.exhibitionId);
    expect(await named(`?exhibition=${last.exhibitionId}`, host)).toBe(last.exhibitionId);
    await expect(createTestExhibition(server, { host, tenantId })).rejects.toThrow('exhibition_open_host');
  });

  test('says what names an exhibition in an address, with the tenant where an older one has its id', async () => {
    const one = await createTestExhibition(server, { exhibitionId: 'expo-2027' });
    const other = await createTestExhibition(server, { exhibitionId: 'expo-2027' });
    for (const { tenantId } of [one, other]) {
      const { addressQuery } = (await config(`?exhibition=expo-2027&tenant=${tenantId}`)).data;
      expect(addressQuery.includes('tenant')).toBe(tenantId === other.tenantId);
      expect((await config(addressQuery)).data.tenantId).toBe(tenantId);
    }
  });

  test('keeps two tenants apart that name an exhibition alike', async () => {
    const one = await createTestExhibition(server, { exhibitionId: 'expo-2027' });
    const other = await createTestExhibition(server, { exhibitionId: 'expo-2027' });
    const tenant = async (query: string) => (await config(query)).data.tenantId;
    expect(await tenant('?exhibition=expo-2027')).toBe(one.tenantId);
    expect(await tenant(`?exhibition=expo-2027&tenant=${other.tenantId}`)).toBe(other.tenantId);
    expect(await tenant(`?tenant=${other.tenantId}`)).toBe(one.tenantId);
    expect(await config('?exhibition=expo-2027&tenant=nobody')).toMatchObject({ code: 404 });
  });

  test('knows the host name for the media, whole or how it begins, as the organiser set it', async () => {
    const first = await createTestExhibition(server);
    const media = await createTestExhibition(server, { exhibitionId: 'm', host: 'fair.example.test' });
    await set(media, 'mediaHost', 'media.');
    expect(await named('', 'media.example.test')).toBe('m');
    expect(await named('', 'elsewhere.example.test')).toBe(first.exhibitionId);
  });

  test('tells the addresses that the organiser set, and only those', async () => {
    const fair = await createTestExhibition(server);
    await set(fair, 'ciecLoginUrl', 'https://houses.example.test/login');
    await set(fair, 'linkHosts', 'manual.example.test,files.example.test:8443');
    await set(fair, 'dictionaryHosts', 'data.example.test');
    expect((await config()).data).toMatchObject({
      ciecLoginUrl: 'https://houses.example.test/login',
      linkHosts: ['manual.example.test', 'files.example.test:8443'],
      dictionaryHosts: ['data.example.test'],
    });
  });

  test('finds the only one there is though it is closed, and none of several', async () => {
    const fair = await createTestExhibition(server, { open: false });
    expect((await config()).data).toMatchObject({ exhibitionId: fair.exhibitionId, state: 'closed' });
    await createTestExhibition(server, { tenantId: fair.tenantId, open: false });
    server.app.exhibitions.forget();
    expect((await config()).code).toBe(404);
  });

  test('is 404 where there is none', async () => {
    expect(await config()).toMatchObject({ code: 404, data: { reason: 'NOT_FOUND' } });
    await createTestExhibition(server);
    expect(await config('?exhibition=other')).toMatchObject({ code: 404 });
    expect(await config('?something=else')).toMatchObject({ code: 200 });
  });

  test('shows an exhibition at once when it is new, and a change within seconds', async () => {
    const one = await createTestExhibition(server);
    expect((await config()).code).toBe(200);
    const two = await createTestExhibition(server);
    expect((await config(`?exhibition=${two.exhibitionId}`)).data.exhibitionId).toBe(two.exhibitionId);
    expect(await server.app.exhibitions.find(two.tenantId, two.exhibitionId)).toEqual(two);
    expect(await server.app.exhibitions.find(two.tenantId, one.exhibitionId)).toBeNull();
    expect(await server.app.exhibitions.hasTenant(two.tenantId)).toBe(true);
    expect(await server.app.exhibitions.hasTenant('nobody')).toBe(false);
  });
});

test('an exhibition needs a zone that exists', async () => {
  await expect(createTestExhibition(server, { zone: 'Mars/Olympus' })).rejects.toThrow(RangeError);
});
