import { calls, type HistoryPage, type PortalConfig, type Readiness } from '@zhantai/contract';
import { callRecords, type CallRecord } from '@zhantai/contract/records';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInWith, type TestSession } from '../auth/testing.ts';
import { createTestExhibition } from '../exhibitions/testing.ts';
import { createTestForm, testDefinition } from '../http/testing/test-form.ts';
import { openTestFair, type Refused, type TestFair } from '../http/testing/test-fair.ts';

let fair: TestFair;
let admin: TestSession;
let exhibitor: TestSession;

beforeAll(async () => {
  fair = await openTestFair();
  admin = await fair.person({ role: 'admin', name: '沈竹溪' });
  exhibitor = await fair.exhibitor('A101');
});
afterAll(() => fair.close());

const change = <T = Readiness>(from: string, to: string, who = admin) =>
  fair.post<T>(who, calls.consoleChangeExhibitionState.path, { change: { state: { from, to } } });
const check = async (key: string) => {
  const { data } = await fair.get<Readiness>(admin, calls.consoleReadiness.path);
  return data.checks.find((one) => one.key === key);
};
const open = async () => {
  await change('closed', 'open');
};

beforeEach(open);

describe('opening and closing an exhibition (console.md §1.1)', () => {
  it('is done once however often it is asked for, and the history says by whom', async () => {
    expect((await change('open', 'closed')).data.state).toBe('closed');
    expect((await change('open', 'closed')).status).toBe(200);
    expect((await change('closed', 'open')).data.state).toBe('open');
    const { data } = await fair.get<HistoryPage>(admin, calls.consoleExhibitionHistory.path);
    expect(data.records.slice(0, 2)).toMatchObject([
      { action: 'exhibition.open', by: '沈竹溪', changes: [{ key: 'state', from: 'closed', to: 'open' }] },
      { action: 'exhibition.close', changes: [{ key: 'state', from: 'open', to: 'closed' }] },
    ]);
  });

  it('takes the host name over from another open exhibition, where that is said', async () => {
    const { database } = fair.server;
    const host = 'opening.example.test';
    const other = await createTestExhibition(fair.server, { tenantId: fair.exhibition.tenantId, host });
    await change('open', 'closed');
    await database
      .updateTable('exhibition')
      .set({ host })
      .where('exhibition_id', '=', fair.exhibition.exhibitionId)
      .execute();
    fair.server.app.exhibitions.forget();
    const refused = await change<Refused>('closed', 'open');
    expect([refused.status, refused.data.reason]).toEqual([400, 'HOST_TAKEN']);
    expect(refused.msg).toContain(host);
    expect(refused.data).toMatchObject({ id: other.exhibitionId, host });
    const hand = (handOver: string) =>
      fair.post<Readiness & Refused>(admin, calls.consoleChangeExhibitionState.path, {
        change: { state: { from: 'closed', to: 'open' } },
        handOver,
      });
    // Only the one that was seen gives it up.
    expect((await hand('somebody')).data.reason).toBe('HOST_TAKEN');
    expect((await hand(other.exhibitionId)).data.state).toBe('open');
    const hosts = await database
      .selectFrom('exhibition')
      .select(['exhibition_id as id', 'host', 'open'])
      .where('exhibition_id', 'in', [other.exhibitionId, fair.exhibition.exhibitionId])
      .execute();
    expect(hosts.find(({ id }) => id === other.exhibitionId)).toMatchObject({ host: null, open: true });
    expect(hosts.find(({ id }) => id !== other.exhibitionId)).toMatchObject({ host, open: true });
  });
});

/** Calls that somebody of the portal, or nobody, may make. */
const portalCalls = Object.entries<CallRecord>(callRecords).filter(
  ([, { access, headers, whileClosed }]) =>
    headers !== 'none' &&
    whileClosed !== true &&
    (access === 'open' || access === 'signed-in' || access === 'user' || Array.isArray(access)),
);

describe('a closed exhibition', () => {
  it.each(portalCalls)('refuses %s to exhibitors and guests, and leaves the session', async (_, record) => {
    await change('open', 'closed');
    const request = { method: record.method, url: record.path.replaceAll(/:\w+/g, 'x') } as const;
    const { headers } = exhibitor;
    const refused = await fair.server.app.inject({ ...request, headers });
    expect([refused.statusCode, refused.json<{ data: Refused }>().data.reason]).toEqual([
      403,
      'EXHIBITION_CLOSED',
    ]);
    const { 'blade-auth': _token, ...nobody } = headers;
    const unsigned = await fair.server.app.inject({ ...request, headers: nobody });
    expect(unsigned.statusCode).toBe(record.access === 'open' ? 403 : 401);
    await open();
    expect((await fair.get(exhibitor, calls.userInfo.path)).status).toBe(200);
  });

  it('lets staff in and nobody else, and renews the session of who was in', async () => {
    await change('open', 'closed');
    expect((await signInWith(fair.server, fair.exhibition, admin.account)).access_token).not.toBe('');
    await expect(signInWith(fair.server, fair.exhibition, exhibitor.account)).rejects.toThrow();
    const { 'blade-auth': _token, ...headers } = exhibitor.headers;
    const renewed = await fair.server.app.inject({
      method: calls.token.method,
      url: calls.token.path,
      headers,
      payload: { grant_type: 'refresh_token', refresh_token: exhibitor.tokens.refresh_token },
    });
    expect(renewed.statusCode).toBe(200);
  });

  it('tells its name, days and contact, by its address', async () => {
    await change('open', 'closed');
    const ask = async (query: string) => {
      const answer = await fair.server.app.inject({ url: `${calls.portalConfig.path}${query}` });
      return answer.json<{ data: PortalConfig }>().data;
    };
    const { exhibitionId } = fair.exhibition;
    expect(await ask(`?exhibition=${exhibitionId}`)).toMatchObject({
      state: 'closed',
      title: '江澜博览会',
      contact: { phone: '021-5550 0199' },
    });
  });
});

describe('what an exhibition needs before it opens', () => {
  it('may be ticked as done by hand, and unticked, and the history says by whom', async () => {
    const tick = (ticked: boolean) =>
      fair.post<Readiness>(admin, calls.consoleTickReadiness.path, { key: 'mail', ticked });
    expect(await check('mail')).toMatchObject({ done: false, ticked: null });
    await tick(true);
    await tick(true);
    expect(await check('mail')).toMatchObject({ done: true, count: 1, ticked: { by: '沈竹溪' } });
    await tick(false);
    expect(await check('mail')).toMatchObject({ done: false, ticked: null });
    const { data } = await fair.get<HistoryPage>(admin, calls.consoleExhibitionHistory.path);
    expect(data.records.slice(0, 2)).toMatchObject([
      { action: 'exhibition.tick', changes: [{ key: 'readiness.mail', from: true, to: false }] },
      { action: 'exhibition.tick', by: '沈竹溪', changes: [{ from: false, to: true }] },
    ]);
  });

  it('is told with names, and where it is mended', async () => {
    const { database } = fair.server;
    expect(await check('forms')).toMatchObject({ done: false, path: '/forms', count: 1 });
    expect(await check('deadlines')).toBeUndefined();
    const definition = testDefinition([{ prop: 'name', type: 'input' }]);
    const window = { opensAt: null, earlyEndAt: null, lateEndAt: null };
    await createTestForm(database, fair.exhibition, definition, {
      formCode: 'A1',
      required: true,
      window: { ...window, endAt: null },
    });
    await createTestForm(database, fair.exhibition, definition, {
      formCode: 'A2',
      required: true,
      // The first moment of a Sunday, which ends the Saturday; A4 ends with the Friday.
      window: { ...window, endAt: new Date('2199-12-28T16:00:00Z') },
    });
    await createTestForm(database, fair.exhibition, definition, {
      formCode: 'A4',
      window: { ...window, endAt: new Date('2199-12-27T16:00:00Z') },
    });
    await createTestForm(database, fair.exhibition, definition, {
      formCode: 'A3',
      window: { ...window, endAt: new Date('2000-01-03T16:00:00Z') },
    });
    expect(await check('forms')).toMatchObject({ done: true, count: 0 });
    expect(await check('deadlines')).toMatchObject({ done: false, names: ['A1'] });
    expect(await check('weekendDeadlines')).toMatchObject({ names: ['A2'] });
    expect(await check('pastDeadlines')).toMatchObject({ names: ['A3'] });
    expect(await check('exhibitors')).toMatchObject({ done: true });
    expect(await check('factors')).toMatchObject({ done: false, names: ['沈竹溪'], path: '/staff' });
    expect(await check('mail')).toMatchObject({ done: false, path: null });
    expect(await check('halls')).toMatchObject({ done: true });
    expect(await check('contact')).toMatchObject({ done: true });
  });

  it('lists texts that say last year, and options that name days', async () => {
    await createTestForm(
      fair.server.database,
      fair.exhibition,
      testDefinition([
        { prop: 'note', type: 'input', label: '2026 年的说明' },
        {
          prop: 'day',
          type: 'radio',
          label: '进馆日',
          original: { dicData: [{ label: '3月16日', value: '1' }] },
        },
      ]),
      { formCode: 'D1' },
    );
    expect(await check('lastYear')).toMatchObject({ done: false, names: ['D1'], path: '/forms' });
    expect(await check('dayOptions')).toMatchObject({ done: false, names: ['D1 进馆日'] });
    expect(await check('prices')).toBeUndefined();
  });
});
