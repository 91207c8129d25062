import {
  calls,
  formTypeCodes,
  type ActingLink,
  type ConsoleExhibitorsPage,
  type Job,
  type Overview,
  type Readiness,
  type SearchAnswer,
  type TokenAnswer,
  type TrialState,
} from '@zhantai/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { askForTokens, type TestSession } from '../../auth/testing.ts';
import { clientHeaders } from '../../exhibitions/testing.ts';
import type { Form } from '../../forms/index.ts';
import { openTestFair, type Refused, type TestFair } from '../../http/testing/test-fair.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';

let fair: TestFair;
let admin: TestSession;
let people: Form;
let choice: Form;
let other: TestSession;

beforeAll(async () => {
  fair = await openTestFair();
  const { database } = fair.server;
  admin = await fair.person({ role: 'admin', name: '沈竹溪' });
  other = await fair.exhibitor('A101');
  people = await createTestForm(
    database,
    fair.exhibition,
    testDefinition([
      { prop: 'name', type: 'input' },
      { prop: 'idNo', type: 'input', original: { sensitive: 'id' } },
    ]),
    { formType: formTypeCodes.exhibitorPersion, submissions: 'many' },
  );
  choice = await createTestForm(
    database,
    fair.exhibition,
    testDefinition([
      {
        prop: 'size',
        type: 'radio',
        original: { dicData: [{ label: '大', value: 'L' }] },
      },
    ]),
    { optionQuotas: [{ prop: 'size', column: null, option: 'L', limit: 1 }] },
  );
});
afterAll(() => fair.close());

const trial = async () => (await fair.get<TrialState>(admin, calls.consoleTrial.path)).data.trial;
const setState = (from: string, to: string, more: object = {}) =>
  fair.post<Readiness & Refused>(admin, calls.consoleChangeExhibitionState.path, {
    change: { state: { from, to } },
    ...more,
  });
const start = () => fair.post<TrialState & Refused>(admin, calls.consoleStartTrial.path, {});

async function act(): Promise<TestSession> {
  const { exhibitorId = '', accountId = '' } = (await trial()) ?? {};
  const { data } = await fair.post<ActingLink>(
    admin,
    calls.consoleActForExhibitor.path.replace(':id', exhibitorId),
    { accountId, reason: '开放前试填一遍表格' },
  );
  const code = /act=([\w-]+)$/.exec(data.link)?.[1] ?? '';
  const { status, body } = await askForTokens(fair.server, fair.exhibition, {
    grant_type: 'acting',
    acting_code: code,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const tokens = body as TokenAnswer;
  const headers = { ...clientHeaders(fair.exhibition), 'blade-auth': `bearer ${tokens.access_token}` };
  return { ...admin, headers, tokens };
}

/** Rows that still name an exhibitor or its account, by table; the audit keeps what was, and calls are counted for some hours. */
async function traces(ids: readonly string[]): Promise<readonly string[]> {
  const { database } = fair.server;
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text'
      and c.table_name not in ('audit', 'job', 'job_thing', 'call_count')`.execute(database);
  const found: string[] = [];
  for (const { table, column } of columns) {
    for (const id of ids) {
      const { rows } = await sql`
        select 1 from ${sql.table(table)} where position(${id} in ${sql.ref(column)}) > 0 limit 1`.execute(
        database,
      );
      if (rows.length > 0) found.push(`${table}.${column}`);
    }
  }
  return found;
}

it('is made while the exhibition is closed, once, with a booth of each type', async () => {
  const refused = await start();
  expect([refused.status, refused.data.reason]).toEqual([409, 'EXHIBITION_OPEN']);
  await setState('open', 'closed');
  const first = await start();
  expect(first.status, JSON.stringify(first.data)).toBe(200);
  expect((await start()).data.trial?.exhibitorId).toBe(first.data.trial?.exhibitorId);
  const { rows } = await sql<{ type: string; hall: string }>`
    select type, hall from booth where exhibitor_id = ${first.data.trial?.exhibitorId} order by type`.execute(
    fair.server.database,
  );
  expect(rows).toEqual(['raw', 'semi', 'std'].map((type) => ({ type, hall: '0' })));
});

it('hands in with staff in its place, and takes neither an option nor an ID number from anybody', async () => {
  const acting = await act();
  const id = '990417190101010012';
  expect((await fair.submit(acting, choice, { size: 'L' })).status).toBe(200);
  const handedIn = await fair.submit(acting, people, { name: '甲', idNo: id });
  expect(handedIn.status, JSON.stringify(handedIn)).toBe(200);
  expect((await trial())?.submissions).toBe(2);
  const { data } = await fair.get<Readiness>(admin, calls.consoleReadiness.path);
  expect(data.checks.find(({ key }) => key === 'trial')).toMatchObject({ done: true });
  await setState('closed', 'open');
  await vi.waitFor(async () => {
    expect((await fair.submit(other, choice, { size: 'L' })).status).toBe(200);
  });
  expect((await fair.submit(other, people, { name: '乙', idNo: id })).status).toBe(200);
});

it('opening the exhibition removes it, with everything that it did', async () => {
  expect(await trial()).toBeNull();
  await setState('open', 'closed');
});

it('is in no list, count or search', async () => {
  await start();
  const acting = await act();
  await fair.submit(acting, people, { name: '丙', idNo: '' });
  const page = (await fair.get<ConsoleExhibitorsPage>(admin, calls.consoleExhibitors.path)).data;
  expect(page.records.map(({ id }) => id)).toEqual(['A101']);
  expect(page.halls).toEqual(['5']);
  const booths = await fair.get<{ total: number }>(admin, calls.consoleBooths.path);
  expect(booths.data.total).toBe(1);
  for (const q of ['试填', 'trial']) {
    const found = (await fair.get<SearchAnswer>(admin, calls.consoleSearch.path, { q })).data;
    expect([found.exhibitors, found.booths, found.accounts], q).toEqual([[], [], []]);
  }
  const seen = async () => (await fair.get<Overview>(admin, calls.consoleOverview.path)).data;
  expect(await seen()).toMatchObject({ exhibitors: 1, booths: 1 });
  const { exhibitorId = '' } = (await trial()) ?? {};
  const { database } = fair.server;
  // What is noted of it is made into nothing.
  await vi.waitFor(
    async () => {
      const waiting =
        await sql`select from submission_change union all select from obligation_change`.execute(database);
      expect(waiting.rows).toHaveLength(0);
    },
    { timeout: 20_000 },
  );
  const { rows } = await sql`
    select 1 from submission_entry where exhibitor_id = ${exhibitorId}
    union all select 1 from obligation where exhibitor_id = ${exhibitorId}`.execute(database);
  expect(rows).toEqual([]);
});

it('is cleared without a trace but the audit', async () => {
  const kept = await trial();
  const ids = [kept?.exhibitorId ?? '', kept?.accountId ?? ''];
  expect(await traces(ids)).not.toEqual([]);
  const { status, data } = await fair.post<Job>(admin, calls.consoleClearTrial.path, {});
  expect(status, JSON.stringify(data)).toBe(200);
  await vi.waitFor(
    async () => {
      expect(await trial()).toBeNull();
      expect(await traces(ids)).toEqual([]);
    },
    { timeout: 20_000 },
  );
  const actions = await fair.server.database
    .selectFrom('audit')
    .select('action')
    .where('thing_id', '=', ids[0] ?? '')
    .where('action', 'like', 'trial.%')
    .orderBy('at')
    .execute();
  expect(actions.map(({ action }) => action)).toEqual(['trial.start', 'trial.clear']);
});
