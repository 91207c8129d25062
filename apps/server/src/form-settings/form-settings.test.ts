import {
  calls,
  type Conflict,
  type CopyableForm,
  type ConsoleForm,
  type ConsoleFormSettings,
  type CreatedForm,
  type FormApplies,
  type HistoryPage,
} from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import { createTestExhibition } from '../exhibitions/testing.ts';
import type { Form } from '../forms/index.ts';
import { openTestFair, type Refused, type TestFair } from '../http/testing/test-fair.ts';
import { createTestForm, testDefinition } from '../http/testing/test-form.ts';

let fair: TestFair;
let editor: TestSession;
let colleague: TestSession;
let exhibitor: TestSession;

const now = new Date('2026-11-21T08:00:00Z');
const definition = testDefinition([
  { prop: 'note', type: 'input' },
  {
    prop: 'slot',
    type: 'radio',
    original: {
      dicData: [
        { label: '上午', value: 'am' },
        { label: '下午', value: 'pm' },
      ],
    },
  },
]);

beforeAll(async () => {
  fair = await openTestFair(() => now);
  editor = await fair.person({ role: 'editor', name: '沈竹溪' });
  colleague = await fair.person({ role: 'editor', name: '秦未晞' });
  exhibitor = await fair.exhibitor('A101', { tags: ['重点'] });
  await fair.exhibitor('A102', { booth: 'std' });
  await fair.exhibitor('A103', { booth: null });
});
afterAll(() => fair.close());

const at = (path: string, formId: string) => path.replace(':formId', formId);
const form = (changes: Partial<Form> = {}) =>
  createTestForm(fair.server.database, fair.exhibition, definition, changes);
const settings = async (formId: string, who = editor) =>
  (await fair.get<ConsoleFormSettings>(who, at(calls.consoleFormSettings.path, formId))).data;
const change = <T = ConsoleFormSettings>(formId: string, keys: object, who = editor) =>
  fair.post<T>(who, at(calls.consoleChangeForm.path, formId), { change: keys });
const audience = { roles: ['exhibitor'], boothTypes: [], tags: [], notTags: [] };
const applies = async (formId: string, keys: object, who = editor) =>
  (
    await fair.post<FormApplies>(who, at(calls.consoleFormApplies.path, formId), {
      audience: { ...audience, ...keys },
    })
  ).data;
const reasonOf = ({ status, data }: { status: number; data: Refused }) => [status, data.reason];

describe('the settings of a form', () => {
  it('hold for the portal at once: who fills it in, until when, whether it is reviewed', async () => {
    const { formId, formType } = await form({ review: true });
    const saved = await change(formId, {
      boothTypes: { from: [], to: ['std'] },
      review: { from: true, to: false },
    });
    expect(saved.data.settings).toMatchObject({ boothTypes: ['std'], review: false });
    const query = { formId };
    expect((await fair.get(exhibitor, calls.info.path, query)).status).toBe(403);
    await change(formId, { boothTypes: { from: ['std'], to: [] } });
    const submitted = await fair.submit<{ status: string }>(exhibitor, { formId, formType }, { note: 'x' });
    expect([submitted.status, submitted.data.status]).toEqual([200, 'submitted']);
    await change(formId, { endAt: { from: null, to: '2026-11-20 18:00' } });
    const late = await fair.submit<Refused>(exhibitor, { formId, formType }, { note: 'y' }, { revision: 1 });
    expect(reasonOf(late)).toEqual([403, 'FORM_CLOSED']);
  });

  it('limit options with what is taken, also below it', async () => {
    const { formId, formType } = await form();
    await fair.submit(exhibitor, { formId, formType }, { note: 'x', slot: 'am' });
    const quota = [{ prop: 'slot', column: null, option: 'am', limit: 0 }];
    const saved = await change(formId, { optionQuotas: { from: [], to: quota } });
    expect(saved.data.settings.optionQuotas).toEqual(quota);
    const other = await fair.person({ role: 'exhibitor', exhibitorId: 'A102' });
    const refused = await fair.submit<Refused>(other, { formId, formType }, { note: 'y', slot: 'am' });
    expect(refused.status).toBe(422);
    expect(saved.data.choices).toMatchObject([
      { prop: 'slot', options: [{ value: 'am', label: '上午' }, { value: 'pm' }] },
    ]);
  });

  it('are changed key by key: who changes others is not met, who changes the same sees both values', async () => {
    const { formId } = await form();
    const seen = await settings(formId);
    await change(
      formId,
      { 'title.en': { from: seen.settings['title.en'], to: 'Booth services' } },
      colleague,
    );
    const other = await change(formId, { required: { from: true, to: false } });
    expect(other.data.settings).toMatchObject({ 'title.en': 'Booth services', required: false });
    const met = await change<Refused & { conflicts: Conflict[] }>(formId, {
      'title.en': { from: seen.settings['title.en'], to: 'Stand services' },
      review: { from: true, to: false },
    });
    expect(reasonOf(met)).toEqual([409, 'THING_CHANGED']);
    expect(met.data.conflicts).toMatchObject([
      { key: 'title.en', to: 'Stand services', now: 'Booth services', by: '秦未晞' },
    ]);
    expect((await settings(formId)).settings.review).toBe(true);
    const history = await fair.get<HistoryPage>(editor, at(calls.consoleFormHistory.path, formId));
    expect(history.data.records.map(({ by, changes }) => [by, changes])).toEqual([
      ['沈竹溪', [{ key: 'required', from: true, to: false }]],
      ['秦未晞', [{ key: 'title.en', from: 'Form', to: 'Booth services' }]],
    ]);
  });

  it.each([
    ['a deadline before the early price', { earlyEndAt: '2026-12-20 18:00', endAt: '2026-12-11 18:00' }],
    ['an opening at the deadline', { opensAt: '2026-12-11 18:00', endAt: '2026-12-11 18:00' }],
    ['a late deadline before the deadline', { endAt: '2026-12-11 18:00', lateEndAt: '2026-12-10 18:00' }],
    ['a late deadline without a deadline', { lateEndAt: '2026-12-10 18:00' }],
  ])('refuse %s', async (_what, moments) => {
    const { formId } = await form();
    const keys = Object.fromEntries(Object.entries(moments).map(([key, to]) => [key, { from: null, to }]));
    expect(reasonOf(await change<Refused>(formId, keys))).toEqual([400, 'WINDOW_ORDER']);
    expect((await settings(formId)).settings).toMatchObject({
      earlyEndAt: null,
      endAt: null,
      lateEndAt: null,
    });
  });

  it('refuse a code that another form has, and how many each gives once somebody answered', async () => {
    const [one, other] = [await form(), await form()];
    const taken = await change<Refused>(one.formId, {
      code: { from: one.formCode, to: other.formCode.toLowerCase() },
    });
    expect(reasonOf(taken)).toEqual([409, 'FORM_CODE_TAKEN']);
    const booths = { submissions: { from: 'one', to: 'booth' } };
    expect((await change(one.formId, booths)).status).toBe(200);
    await fair.submit(exhibitor, other, { note: 'x' });
    expect(reasonOf(await change<Refused>(other.formId, booths))).toEqual([409, 'FORM_ANSWERED']);
  });

  it('say for whom a form is and would be, by name and hall, within the halls of who asks', async () => {
    const { formId } = await form();
    expect(await applies(formId, { boothTypes: ['raw'] })).toMatchObject({
      before: 3,
      after: 1,
      all: 3,
      lost: { count: 2, names: ['A102 有限公司', 'A103 有限公司'] },
      gained: { count: 0, names: [] },
      halls: [{ hall: '5', count: 1 }],
    });
    expect(await applies(formId, { notTags: ['重点'] })).toMatchObject({ after: 2 });
    expect(await applies(formId, { roles: ['media'] })).toMatchObject({ after: 0 });
    const elsewhere = await fair.person({ role: 'reviewer', halls: ['8'] });
    expect(await applies(formId, {}, elsewhere)).toMatchObject({ after: 0, all: 0, lost: { names: [] } });
  });
});

/** A form with so many different patterns. */
const withPatterns = (count: number) =>
  testDefinition(
    Array.from({ length: count }, (_, index) => ({
      prop: `p${index}`,
      type: 'input',
      original: { rules: [{ pattern: `^[a-z]{${index + 1}}(x|y)*$` }] },
    })),
  );
const create = <T = CreatedForm>(body: object, who = editor) =>
  fair.post<T>(who, calls.consoleCreateForm.path, { group: 'F', title: '吊点服务', ...body });
const listed = async (formId: string) =>
  (await fair.get<ConsoleForm[]>(editor, calls.consoleForms.path)).data.find((one) => one.formId === formId);

describe('a new form', () => {
  it('that is empty is listed for staff and unknown to the portal', async () => {
    const { data } = await create({ code: 'F1' });
    expect(data.version).toBe(0);
    expect(await listed(data.formId)).toMatchObject({ formCode: 'F1', title: '吊点服务', version: 0 });
    expect((await settings(data.formId)).settings).toMatchObject({ code: 'F1', roles: [] });
    expect((await fair.get(exhibitor, calls.info.path, { formId: data.formId })).status).not.toBe(200);
  });

  it('from a form detail is of nobody until its audience is set', async () => {
    const { data } = await create({ code: 'F2', from: { definition } });
    expect(data.version).toBe(1);
    const query = { formId: data.formId };
    expect((await fair.get(exhibitor, calls.info.path, query)).status).toBe(403);
    await change(data.formId, { roles: { from: [], to: ['exhibitor'] } });
    expect((await fair.get(exhibitor, calls.info.path, query)).status).toBe(200);
  });

  it('can be made of what is published in an exhibition whose staff one is of', async () => {
    const { data: made } = await create({ code: 'F7', from: { definition } });
    const listOf = (exhibitionId: string) =>
      fair.get<CopyableForm[]>(
        editor,
        calls.consoleCopyableForms.path.replace(':exhibitionId', exhibitionId),
      );
    const { data } = await listOf(fair.exhibition.exhibitionId);
    expect(data).toContainEqual({ formId: made.formId, code: 'F7', title: '吊点服务', group: 'F' });
    expect((await listOf('another-fair')).status).toBe(404);
    const copied = await create({
      code: 'F8',
      title: '照抄',
      from: { exhibitionId: fair.exhibition.exhibitionId, formId: made.formId },
    });
    expect(copied.data.version).toBe(1);
  });

  it('is refused with every problem of its definition, a taken code or page key', async () => {
    const twice = testDefinition([
      { prop: 'note', type: 'input' },
      { prop: 'note', type: 'input' },
    ]);
    const refused = await create<Refused & { problems: { code: string }[] }>({
      code: 'F3',
      from: { definition: twice },
    });
    expect(reasonOf(refused)).toEqual([422, 'DEFINITION_REFUSED']);
    expect(refused.data.problems.length).toBeGreaterThan(0);
    const known = await form({ pageKey: 'exhibitor_c1' });
    expect(reasonOf(await create<Refused>({ code: known.formCode }))).toEqual([409, 'FORM_CODE_TAKEN']);
    const key = await create<Refused>({ code: 'F4', pageKey: 'exhibitor_c1' });
    expect(reasonOf(key)).toEqual([409, 'PAGE_KEY_TAKEN']);
  });

  it('is not made of hundreds of patterns, and one account has one definition judged at a time', async () => {
    const many = await create<Refused & { problems: { code: string }[] }>({
      code: 'F80',
      from: { definition: withPatterns(301) },
    });
    expect(reasonOf(many)).toEqual([422, 'DEFINITION_REFUSED']);
    expect(many.data.problems).toMatchObject([{ code: 'tooLarge' }]);
    const both = await Promise.all(
      ['F81', 'F82'].map((code) => create<Refused>({ code, from: { definition: withPatterns(3) } })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429]);
  });

  it('from another exhibition brings its contents and neither its dates nor whom it is for', async () => {
    const last = await createTestExhibition(fair.server, { tenantId: fair.exhibition.tenantId });
    const { formId } = await createTestForm(fair.server.database, last, definition, {
      review: false,
      window: { opensAt: null, earlyEndAt: null, endAt: now, lateEndAt: null },
    });
    const from = { exhibitionId: last.exhibitionId, formId };
    expect((await create<Refused>({ code: 'F5', from })).status).toBe(404);
    const { accountId } = editor.account;
    const { tenantId, exhibitionId } = last;
    await fair.server.database
      .insertInto('membership')
      .values({
        tenant_id: tenantId,
        exhibition_id: exhibitionId,
        membership_id: 'last',
        account_id: accountId,
        role: 'editor',
      })
      .execute();
    const { data } = await create({ code: 'F5', from });
    expect(data.version).toBe(1);
    expect((await settings(data.formId)).settings).toMatchObject({ review: false, roles: [], endAt: null });
  });
});
