import {
  calls,
  type ConsoleForm,
  type ConsoleFormDetail,
  type StaffUser,
  type SubmissionsPage,
} from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import { putEntries } from '../dictionaries/testing.ts';
import type { Form } from '../forms/index.ts';
import { createTestForm, testDefinition } from '../http/testing/test-form.ts';
import { openTestFair, type TestFair } from '../http/testing/test-fair.ts';

const definition = testDefinition([
  { prop: 'name', type: 'input' },
  { prop: 'trade', type: 'select', original: { dicUrl: '/api/dict/trade', dicMethod: 'get' } },
  { prop: 'booth', type: 'select', original: { dicUrl: '/api/dict/booths', dicMethod: 'get' } },
]);

let fair: TestFair;
let reviewer: TestSession;
let first: Form;
let second: Form;

beforeAll(async () => {
  fair = await openTestFair();
  const { database } = fair.server;
  await putEntries(database, fair.exhibition, 'trade', [
    {
      value: 't1',
      parent: null,
      label: { 'zh-Hans': '机械' },
      description: null,
      facets: {},
      disabled: false,
    },
  ]);
  first = await createTestForm(database, fair.exhibition, definition);
  second = await createTestForm(database, fair.exhibition, definition, { review: false });
  reviewer = await fair.person({ role: 'reviewer', name: '陆行舟' });
  const [x1, x2, x3] = [
    await fair.exhibitor('X001'),
    await fair.exhibitor('X002'),
    await fair.exhibitor('X003'),
  ];
  await fair.exhibitor('X004');
  await fair.submit(x1, first, { name: 'one', trade: 't1', booth: 'X001' });
  const { id } = (await fair.submit(x2, first, { name: 'two', trade: '', booth: 'X002' })).data;
  await fair.post(reviewer, calls.consoleAdopt.path.replace(':id', id), { revision: 1 });
  await fair.submit(x3, first, { name: 'three' }, { draft: true });
  await fair.submit(x1, second, { name: '100%_' });
  await fair.submit(x2, second, { name: 'gone' }, { draft: true });
  await fair.post(x2, calls.discardDraft.path, { formId: second.formId, revision: 1 });
});
afterAll(() => fair.close());

async function list(query: Record<string, string>, who = reviewer): Promise<SubmissionsPage> {
  const { status, data } = await fair.get<SubmissionsPage>(who, calls.consoleSubmissions.path, query);
  expect(status, JSON.stringify(data)).toBe(200);
  return data;
}
const names = (page: SubmissionsPage): readonly string[] =>
  page.records.map(({ subject, formId }) => `${subject.id} ${formId === first.formId ? 1 : 2}`);

describe('the console', () => {
  it('knows who looks at it', async () => {
    const { data } = await fair.get<StaffUser>(reviewer, calls.consoleMe.path);
    expect(data).toMatchObject({
      name: '陆行舟',
      role: 'reviewer',
      username: reviewer.account.username,
      exhibition: { id: fair.exhibition.exhibitionId, title: '江澜博览会', zone: 'Asia/Shanghai' },
    });
  });

  it('counts every form, those included who have not begun', async () => {
    const { data } = await fair.get<readonly ConsoleForm[]>(reviewer, calls.consoleForms.path);
    expect(data.map(({ formId, counts }) => [formId, counts])).toEqual([
      [first.formId, { none: 1, draft: 1, submitted: 0, wait: 1, adopt: 1, fail: 0 }],
      [second.formId, { none: 3, draft: 0, submitted: 1, wait: 0, adopt: 0, fail: 0 }],
    ]);
    const detail = await fair.get<ConsoleFormDetail>(
      reviewer,
      calls.consoleForm.path.replace(':formId', first.formId),
    );
    expect(detail.data.counts).toEqual(data[0]?.counts);
    expect(detail.data.form.formItems).toHaveLength(3);
  });

  it('lists submissions with answers and labels where one form is requested', async () => {
    const page = await list({ formId: first.formId, ascs: 'name' });
    expect(names(page)).toEqual(['X001 1', 'X002 1', 'X003 1']);
    expect(page.records.map(({ status, answers }) => [status, answers])).toEqual([
      ['wait', { name: 'one', trade: 't1', booth: 'X001' }],
      ['adopt', { name: 'two', trade: '', booth: 'X002' }],
      ['draft', null],
    ]);
    expect(page.labels).toEqual({
      trade: { t1: '机械' },
      booth: { X001: '5 号馆 X001', X002: '5 号馆 X002' },
    });
    expect(page.records[0]?.subject).toMatchObject({
      kind: 'exhibitor',
      name: 'X001 有限公司',
      booths: [{ hall: '5', number: 'X001' }],
    });
    const all = await list({});
    expect(all.records.every(({ answers }) => answers === null)).toBe(true);
    expect(all.total).toBe(4);
  });

  it('filters, searches, sorts and pages', async () => {
    expect(names(await list({ status: 'wait,adopt', ascs: 'booth' }))).toEqual(['X001 1', 'X002 1']);
    expect(names(await list({ search: '5-X002' }))).toEqual(['X002 1']);
    expect(names(await list({ search: 'x003 ltd' }))).toEqual(['X003 1']);
    expect(names(await list({ search: '100%_' }))).toEqual([]);
    expect(names(await list({ search: '%' }))).toEqual([]);
    expect(names(await list({ descs: 'name', ascs: 'formCode', size: '2', current: '1' }))).toHaveLength(2);
    const page = await list({ ascs: 'formCode,name', size: '3', current: '2' });
    expect([names(page), page.total, page.pages, page.current, page.size]).toEqual([['X001 2'], 4, 2, 2, 3]);
    expect(names(await list({ current: '9' }))).toEqual([]);
  });

  it('refuses sort keys, states and fields that do not exist', async () => {
    for (const query of [
      { ascs: 'answers' },
      { descs: 'name;drop table form' },
      { status: 'none' },
      { size: '0' },
      { order: 'x' },
    ]) {
      expect((await fair.get(reviewer, calls.consoleSubmissions.path, query)).status).toBe(400);
    }
  });

  it('shows staff who are limited to some forms no others', async () => {
    const limited = await fair.person({ role: 'editor', formIds: [second.formId] });
    expect(names(await list({}, limited))).toEqual(['X001 2']);
    expect(await list({ formId: first.formId }, limited)).toMatchObject({ records: [], total: 0 });
    expect((await fair.get(limited, calls.consoleForm.path.replace(':formId', first.formId))).status).toBe(
      404,
    );
    const forms = await fair.get<readonly ConsoleForm[]>(limited, calls.consoleForms.path);
    expect(forms.data.map(({ formId }) => formId)).toEqual([second.formId]);
  });

  it('counts within halls who stands there now', async () => {
    const { database } = fair.server;
    const inFive = await fair.person({ role: 'reviewer', halls: ['5'] });
    const inSix = await fair.person({ role: 'reviewer', halls: ['6'] });
    const none = async (who: TestSession): Promise<readonly number[]> => {
      const forms = await fair.get<readonly ConsoleForm[]>(who, calls.consoleForms.path);
      return forms.data.map(({ counts }) => counts.none);
    };
    expect([await none(inFive), await none(inSix)]).toEqual([
      [1, 3],
      [0, 0],
    ]);
    await database
      .updateTable('booth')
      .set({ hall: '6' })
      .where('exhibition_id', '=', fair.exhibition.exhibitionId)
      .where('exhibitor_id', '=', 'X004')
      .execute();
    expect([await none(inFive), await none(inSix)]).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });

  it('is closed to users of the portal and to other exhibitions', async () => {
    const user = await fair.person({ role: 'supplier' });
    for (const call of [calls.consoleMe, calls.consoleForms, calls.consoleSubmissions]) {
      expect((await fair.get(user, call.path)).status).toBe(403);
    }
  });
});
