import { rm } from 'node:fs/promises';
import {
  calls,
  portalRoutes,
  type Article,
  type ConsoleDeletionRequest,
  type ConsoleForm,
  type ExhibitorDetail,
  type FormInfo,
  type HistoryStep,
  type ImportConfig,
  type Memberships,
  type NoticesPage,
  type PersonsPage,
  type PortalRoute,
  type TagForms,
} from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from '../../apps/server/src/admin/commands.ts';
import { loadDemo } from '../../apps/server/src/demo/index.ts';
import { askForTokens, signInWith } from '../../apps/server/src/auth/testing.ts';
import { clientHeaders } from '../../apps/server/src/exhibitions/testing.ts';
import { createTenant, type Exhibition } from '../../apps/server/src/exhibitions/index.ts';
import { demoLogins } from '../../apps/server/src/http/start/demo-logins.ts';
import { createTestApp, type TestApp } from '../../apps/server/src/http/testing/test-app.ts';
import { demoExhibition, demoTenantId } from './exhibition.ts';
import { DEMO_PASSWORD } from './staff.ts';
import { demoExhibitors } from './exhibitors/exhibitors.ts';
import { demoForms } from './demo-forms.ts';
import { copiesOf, progressOf } from './progress.ts';
import { demoAccounts } from './staff.ts';

let server: TestApp;
let fair: Exhibition;

// A day on which the calendar stands elsewhere than it is written.
const start = new Date('2027-07-14T02:00:00Z');
let now = start;
/** Of the first batch, as it is written. */
const firstBatch = '2026-12-04 18:00:00';

beforeAll(async () => {
  server = await createTestApp({ demo: true }, () => now);
  expect(await load()).toBe(2);
  const found = await server.app.exhibitions.find(demoTenantId, demoExhibition.exhibitionId);
  if (found === null) throw new Error('The demo exhibition is missing.');
  fair = found;
});
afterAll(async () => {
  await server.close();
  await rm(server.settings.dataDir, { recursive: true, force: true });
});

const load = (): Promise<number> => loadDemo(server, server.settings.demoFolder);

async function headersOf(login: {
  phone: string | null;
  username: string | null;
}): Promise<Record<string, string>> {
  const tokens = await signInWith(server, fair, login);
  return { ...clientHeaders(fair), 'blade-auth': `bearer ${tokens.access_token}` };
}

interface Page {
  readonly records: readonly unknown[];
}

async function read<T>(url: string, headers: Record<string, string>): Promise<T> {
  const answer = await server.app.inject({ url, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: T }>().data;
}

/** Every list that pages and is sorted on wish, with somebody who sees it, and its keys. */
const sorted = [
  {
    call: calls.page,
    login: { phone: '13800000001', username: null },
    keys: ['submitTime', 'updatedAt', 'status', 'formCode', 'ordinal'],
  },
  {
    call: calls.transportPage,
    login: { phone: '13800000004', username: null },
    keys: ['submitTime', 'updatedAt', 'status', 'formCode', 'ordinal'],
  },
  {
    call: calls.persons,
    login: { phone: '13800000001', username: null },
    keys: ['name', 'status', 'submitTime', 'updatedAt'],
  },
  { call: calls.notices, login: { phone: '13800000001', username: null }, keys: ['publishedAt', 'pinned'] },
  {
    call: calls.orders,
    login: { phone: '13800000001', username: null },
    keys: ['placedAt', 'updatedAt', 'total', 'formCode', 'number'],
  },
  {
    call: calls.boothPage,
    login: { phone: '13800000001', username: null },
    keys: ['hall', 'number', 'area', 'type'],
  },
  {
    call: calls.queryFacilitiesTools,
    login: { phone: '13800000001', username: null },
    keys: ['id', 'name', 'category', 'price', 'stock'],
  },
  {
    call: calls.queryAdvertStadiums,
    login: { phone: '13800000001', username: null },
    keys: ['id', 'name', 'price', 'stock', 'day', 'slot', 'screen', 'state'],
  },
  {
    call: calls.queryAdvertLed,
    login: { phone: '13800000001', username: null },
    keys: ['id', 'name', 'price', 'stock', 'day', 'slot', 'screen', 'state'],
  },
  {
    call: calls.getInvitedVisitorPage,
    login: { phone: '13800000001', username: null },
    keys: ['registeredAt', 'company'],
  },
  {
    call: calls.consoleSubmissions,
    login: { phone: null, username: 'admin' },
    keys: ['submittedAt', 'updatedAt', 'name', 'booth', 'status', 'round', 'formCode'],
  },
  {
    call: calls.consoleOrders,
    login: { phone: null, username: 'admin' },
    keys: ['placedAt', 'updatedAt', 'total', 'number', 'exhibitor'],
  },
  {
    call: calls.consoleUnusualOrders,
    login: { phone: null, username: 'admin' },
    keys: ['total', 'placedAt'],
  },
  {
    call: calls.consoleOutbox,
    login: { phone: null, username: 'admin' },
    keys: ['createdAt', 'recipient', 'template', 'state'],
  },
  {
    call: calls.consoleInvitations,
    login: { phone: null, username: 'admin' },
    keys: ['sendAt', 'state'],
  },
  {
    call: calls.consoleNotices,
    login: { phone: null, username: 'admin' },
    keys: ['publishedAt', 'pinned'],
  },
  {
    call: calls.consoleArticles,
    login: { phone: null, username: 'admin' },
    keys: ['siteKey', 'updateTime'],
  },
] as const;

describe('the demo', () => {
  it.each(sorted)(
    'lists $call.path by each of its keys either way, and pages follow each other',
    async ({ call, login, keys }) => {
      const headers = await headersOf(login);
      const list = async (query: Record<string, string>) =>
        (await read<Page>(`${call.path}?${new URLSearchParams(query).toString()}`, headers)).records;
      const whole = await list({ size: '60' });
      const size = Math.max(1, Math.floor(whole.length / 2));
      for (const [index, key] of keys.entries()) {
        const other = keys[(index + 1) % keys.length] ?? key;
        for (const query of [{ ascs: key }, { descs: key }, { ascs: key, descs: other }]) {
          const all = await list({ ...query, size: '60' });
          const second = await list({ ...query, size: String(size), current: '2' });
          expect(all, JSON.stringify(query)).toHaveLength(whole.length);
          expect(second, JSON.stringify(query)).toEqual(all.slice(size, 2 * size));
        }
      }
      const wrong = await server.app.inject({ url: `${call.path}?ascs=colour`, headers });
      expect(wrong.statusCode).toBe(400);
    },
  );

  it('is there once, however often the server starts', async () => {
    expect(await load()).toBe(0);
    const { count } = await server.database
      .selectFrom('exhibitor')
      .select((row) => row.fn.countAll<string>().as('count'))
      .where('exhibition_id', '=', fair.exhibitionId)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(demoExhibitors.length);
  });

  it('lets its admin in with the code that the sign-in tells, in one step as often as wanted', async () => {
    const password = { grant_type: 'password', username: 'admin', password: DEMO_PASSWORD };
    for (let time = 0; time < 2; time += 1) {
      const { body } = await askForTokens(server, fair, password);
      const { challenge, demoCode } = Object(body['data']);
      const answer = { grant_type: 'totp', challenge: String(challenge), code: String(demoCode) };
      expect((await askForTokens(server, fair, answer)).status).toBe(200);
    }
    const { database, settings } = server;
    const context = { database, settings, env: {}, now: () => now };
    expect(await commands['code']?.run(context, {}, ['admin'])).toMatch(/^\d{6}$/);
    await expect(commands['code']?.run(context, {}, ['editor'])).rejects.toThrow(
      'no authenticator of the demo',
    );
  });

  it('is refused beside another organiser, at the first start and at every other', async () => {
    const { database } = server;
    await createTenant(database, 'acme', 'Acme Fairs');
    await expect(load()).rejects.toThrow(/DEMO=1 is refused: .*\(acme\)/);
    for (const table of ['exhibition', 'tenant'] as const)
      await database.deleteFrom(table).where('tenant_id', '=', 'acme').execute();
    expect(await load()).toBe(0);
  });

  it('shows the form of every page that is one to some printed login', async () => {
    const shown = new Map<string, string[]>();
    for (const { who, phone, exhibition: exhibitionId } of demoLogins) {
      const where = await server.app.exhibitions.find(demoTenantId, exhibitionId ?? fair.exhibitionId);
      if (where === null) throw new Error(`${who}: there is no exhibition ${exhibitionId}.`);
      const tokens = await signInWith(server, where, { phone, username: null });
      const headers = { ...clientHeaders(where), 'blade-auth': `bearer ${tokens.access_token}` };
      const groups = await read<readonly TagForms[]>(calls.tagFormList.path, headers);
      for (const { pageKey } of groups.flatMap(({ forms }) => forms))
        shown.set(pageKey, [...(shown.get(pageKey) ?? []), who]);
    }
    const routes: readonly (readonly [string, PortalRoute])[] = Object.entries(portalRoutes);
    // Of media, each step is handed in with the last; forms for later opening are listed once they open.
    const later = ['mediaSubmit', 'exhibitor_commonform'];
    const missing = routes.flatMap(([path, { pageKeys }]) =>
      pageKeys.filter((key) => !later.includes(key) && !shown.has(key)).map((key) => `${path} ${key}`),
    );
    expect(missing).toEqual([]);
  });

  it('leads an address that names no exhibition to the first one, and a second membership to the other', async () => {
    const found = await server.app.exhibitions.findForHost('127.0.0.1');
    expect(found?.exhibitionId).toBe(fair.exhibitionId);
    const headers = await headersOf({ phone: '13800000008', username: null });
    const own = await read<Memberships>(calls.memberships.path, headers);
    const places = own.memberships.map(({ exhibitId, exhibitorId }) => `${exhibitId} ${exhibitorId}`);
    expect(places.toSorted()).toEqual(['jle2027 Y06', 'jlgsa2027 P01']);
  });

  it('shows each exhibitor where it stands', async () => {
    const headers = await headersOf({ phone: '13800000001', username: null });
    const groups = await read<
      { tag: string; forms: { formCode: string; status: string; reason: string | null }[] }[]
    >(calls.tagFormList.path, headers);
    const states = groups.flatMap(({ forms }) => forms.map(({ formCode, status }) => [formCode, status]));
    // F8 appears after the fair.
    expect(states).toHaveLength(22);
    expect(Object.fromEntries(states.filter(([, status]) => status !== 'none'))).toEqual({
      A1: 'submitted',
      A2: 'fail',
      A3: 'adopt',
      A4: 'submitted',
      B1: 'draft',
      B3: 'wait',
      C1: 'draft',
      C2: 'wait',
      D1: 'draft',
      E3: 'adopt',
      F1: 'submitted',
    });
    const info = await read<{ comments: { prop: string }[]; context: { booth: object }; answers: object }>(
      `${calls.info.path}?formType=6`,
      headers,
    );
    expect(info.comments.map(({ prop }) => prop)).toEqual(['intro_zh', 'logo']);
    expect(info.context.booth).toEqual({
      count: 1,
      totalArea: 72,
      number: 'B117',
      hall: '5',
      area: 72,
      type: 'raw',
      heightLimit: 4.5,
    });
  });

  it('counts for the staff what the exhibitors handed in', async () => {
    const headers = await headersOf({ phone: null, username: 'reviewer' });
    const forms = await read<ConsoleForm[]>(calls.consoleForms.path, headers);
    const ofPublic = new Set(
      demoForms.filter(({ roles }) => roles.includes('public')).map(({ formId }) => formId),
    );
    for (const form of forms.filter(({ formId }) => !ofPublic.has(formId))) {
      const written = demoForms.find(({ formId }) => formId === form.formId);
      if (written === undefined) throw new Error(`${form.formId} is no form of the demo.`);
      const wanted = [
        ...demoExhibitors.flatMap((exhibitor) =>
          Array.from({ length: copiesOf(exhibitor, written) }, () => progressOf(exhibitor, written)),
        ),
        ...demoAccounts.map(({ progress }) => progress[form.formId] ?? 'none'),
      ];
      for (const status of ['draft', 'submitted', 'wait', 'adopt', 'fail'] as const) {
        const expected = wanted.filter((progress) => progress === status).length;
        expect([form.formId, status, form.counts[status]]).toEqual([form.formId, status, expected]);
      }
    }
  });

  it.each(['13800000003', '13800000004', '13800000005'])('lets %s in', async (phone) => {
    expect(await read(calls.userInfo.path, await headersOf({ phone, username: null }))).toBeTruthy();
  });

  it('tells notices, articles and the letters of forms', async () => {
    const headers = await headersOf({ phone: '13800000001', username: null });
    const notices = await read<NoticesPage>(`${calls.notices.path}?size=50`, headers);
    expect([notices.total, notices.unread]).toEqual([8, 3]);
    expect(notices.records[0]).toMatchObject({ pinned: true, read: false });
    const policy = await read<Article>(`${calls.articleBySiteKey.path}?siteKey=privacy`, headers);
    expect(policy.html).toContain('60 天');
    const letter = await read<Article>(`${calls.formArticle.path}?formId=common_undertaking`, headers);
    expect([letter.siteKey, letter.title]).toEqual(['letter-undertaking', '参展承诺书']);
    const imports = await read<readonly ImportConfig[]>(
      `${calls.importConfigs.path}?formId=publication`,
      headers,
    );
    expect(imports).toMatchObject([{ formItemId: 'publication_products', isImport: 2, importWay: 1 }]);
  });

  it.each([
    ['13800000003', 5],
    ['13800000004', 4],
    ['13800000005', 3],
  ])('tells %s nothing of forms that they do not have', async (phone, count) => {
    const headers = await headersOf({ phone, username: null });
    const notices = await read<NoticesPage>(`${calls.notices.path}?size=50`, headers);
    expect(notices.records.map(({ title }) => title)).not.toContainEqual(expect.stringContaining('会刊登记'));
    expect(notices.total).toBe(count);
  });

  it('has people who wait for their exhibitor, one of which has no pass left', async () => {
    const headers = await headersOf({ phone: '13804173013', username: null });
    const waiting = await read<PersonsPage>(calls.personsWaiting.path, headers);
    expect(waiting.records).toMatchObject([{ state: 'waiting', origin: 'self' }]);
    expect(waiting.passes).toEqual({ places: 3, used: 3, waiting: 1 });
  });
});

const phoneOf = (id: string): string => demoExhibitors.find((one) => one.id === id)?.contact.mobile ?? '';
const as = (id: string) => headersOf({ phone: phoneOf(id), username: null });

const sheetsFor = async (id: string): Promise<TagForms['forms']> =>
  (await read<readonly TagForms[]>(calls.tagFormList.path, await as(id))).flatMap(({ forms }) => forms);
const sheetsOf = async (id: string): Promise<readonly string[]> =>
  (await sheetsFor(id)).map(({ formCode }) => formCode);
const info = async (id: string, formId: string): Promise<FormInfo> =>
  read<FormInfo>(`${calls.info.path}?formId=${formId}`, await as(id));

describe('exhibitors out of the ordinary', () => {
  it('have names as long, as foreign and as odd as names get', async () => {
    const names = new Map(demoExhibitors.map(({ id, name, nameEn }) => [id, { name, nameEn }]));
    expect(Array.from(names.get('Z01')?.name ?? '')).toHaveLength(60);
    expect(names.get('Z02')?.nameEn).toHaveLength(120);
    for (const id of ['Z01', 'Z03', 'Z04', 'Z15', 'Z16', 'Z18']) {
      const detail = await read<ExhibitorDetail>(calls.detail.path, await as(id));
      expect([id, detail.name]).toEqual([id, names.get(id)?.name]);
    }
    const roles = (await info('Z15', 'exhibitor')).answers['roles_in_trade'];
    expect(roles).toBe(String.raw`mfr,other_>租赁\, 维修\\改造`);
  });

  it('see the forms of each of their booths, or of none', async () => {
    const several = await sheetsOf('Z05');
    // Of raw space, of shell booths, and of the freight zone.
    expect(several).toEqual(expect.arrayContaining(['C1', 'C2', 'C5', 'C7', 'A5', 'C12']));
    expect(await sheetsOf('Z06')).toEqual(['A1', 'A4', 'B3']);
  });

  it('are locked with a reason, or have set no password yet', async () => {
    const accounts = await server.database
      .selectFrom('account')
      .select(['phone', 'locked_reason', 'need_set_pwd', 'password_hash'])
      .where('phone', 'in', [phoneOf('Z07'), phoneOf('Z11'), phoneOf('Z20')])
      .orderBy('phone')
      .execute();
    expect(accounts).toMatchObject([
      { locked_reason: '展位押金未到账' },
      { need_set_pwd: true, password_hash: null },
      { locked_reason: '已退展' },
    ]);
    const withdrawn = await server.database
      .selectFrom('submission')
      .select('form_id')
      .where('exhibitor_id', '=', 'Z20')
      .execute();
    expect(withdrawn.length).toBeGreaterThan(0);
  });

  it('were returned three times over, or were given more time', async () => {
    const headers = await as('Z10');
    for (const formId of ['publication', 'exhibitor_c2']) {
      const steps = await read<readonly HistoryStep[]>(`${calls.history.path}?formId=${formId}`, headers);
      expect(steps.filter(({ action }) => action === 'fail')).toHaveLength(3);
    }
    const { timelines } = await info('Z12', 'exhibitor_c3');
    expect(timelines.extendedTo).not.toBeNull();
    expect((await info('Z12', 'exhibitor_c1')).timelines.extendedTo).toBeNull();
  });

  it('have used up their passes, and brought four hundred exhibits', async () => {
    const { passes } = await read<PersonsPage>(calls.persons.path, await as('Z13'));
    expect(passes).toEqual({ places: 3, used: 3, waiting: 1 });
    const rows: unknown = (await info('Z14', 'transport_exhibits')).answers['zhanpinzibiao'];
    expect(rows).toHaveLength(400);
    expect(rows).toMatchObject({ 0: { weight: 0.1 }, 399: { weight: 99_999.99 } });
  });

  it('did everything: of 22 sheets none is owed, also of one that opens only later', async () => {
    const headers = await as('Z09');
    const { progress } = await read<ExhibitorDetail>(calls.detail.path, headers);
    expect(progress).toEqual({ done: 22, total: 22 });
    for (const { formCode, review, status, updatedAt } of await sheetsFor('Z09')) {
      expect([formCode, status]).toEqual([formCode, review ? 'adopt' : 'submitted']);
      expect(updatedAt === null ? '9999' : updatedAt < '2027-07-15').toBe(true);
    }
  });

  it('hand in nothing: after its day all of the first batch is overdue', async () => {
    const overdue = async (day: string): Promise<readonly string[]> =>
      (await sheetsFor('Z08'))
        .filter(({ endTime, status }) => (endTime ?? '9999') < day && ['none', 'draft'].includes(status))
        .map(({ formCode }) => formCode);
    const shown = await sheetsOf('Z08');
    const first = demoForms
      .filter(({ endAt, formCode }) => endAt === firstBatch && shown.includes(formCode))
      .map(({ formCode }) => formCode);
    expect(first).toEqual(expect.arrayContaining(['A1', 'A2', 'A3', 'C3', 'D1']));
    expect(await overdue('2027-07-14')).toEqual(['E1']);
    // The calendar is written for the fortnight before.
    now = new Date(start.getTime() + 15 * 86_400_000);
    const after = await overdue('2027-07-29');
    const closed = (await sheetsFor('Z08')).filter(({ expired }) => expired).map(({ formCode }) => formCode);
    now = start;
    expect(after.toSorted()).toEqual([...first, 'E1'].toSorted());
    // The other forms are still taken, at the price of late ones.
    expect(closed).toEqual(['A1', 'E1']);
  });

  it('withdrew, and asked that their data be deleted', async () => {
    const headers = await headersOf({ phone: null, username: 'admin' });
    const wishes = await read<ConsoleDeletionRequest[]>(calls.consoleDeletionRequests.path, headers);
    expect(wishes).toMatchObject([{ account: { name: '慈湛' }, answer: null }]);
  });

  it('share an account, and are told apart by it', async () => {
    const { memberships } = await read<Memberships>(calls.memberships.path, await as('Z17'));
    expect(new Set(memberships.map(({ exhibitorName }) => exhibitorName))).toEqual(
      new Set(['双桨传感有限公司', '双桨光电有限公司']),
    );
  });

  it('handed in a form before two of its fields were removed', async () => {
    const { form, answersVersion, answers, status } = await info('Z19', 'exhibitor_c1');
    expect([form.version, answersVersion, status]).toEqual([12, 11, 'wait']);
    expect(Object.keys(answers)).toEqual(expect.arrayContaining(['phone_line', 'fax_no']));
    const props = JSON.stringify(form.formItems);
    expect(props).not.toContain('fax_no');
    expect((await info('Z12', 'exhibitor_c1')).form.version).toBe(12);
  });
});
