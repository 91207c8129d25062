import {
  calls,
  type BoothPage,
  type SubmissionPage,
  type TagForms,
  type SubmitRequest,
} from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import { insertBooths } from '../booths/testing.ts';
import type { Form } from '../forms/index.ts';
import { createTestForm, testDefinition } from '../http/testing/test-form.ts';
import { openTestFair, type Refused, type TestFair } from '../http/testing/test-fair.ts';

const definition = testDefinition([
  { prop: 'name', type: 'input', required: true },
  { prop: 'idNo', type: 'input', original: { sensitive: 'id' } },
  { prop: 'booth', type: 'select', original: { dicUrl: '/api/dict/booths', dicMethod: 'get' } },
]);

let fair: TestFair;
let one: TestSession;
let other: TestSession;

beforeAll(async () => {
  fair = await openTestFair();
  [one, other] = [await fair.exhibitor('A101'), await fair.exhibitor('A102')];
});
afterAll(() => fair.close());

const makeForm = (changes: Partial<Form> = {}): Promise<Form> =>
  createTestForm(fair.server.database, fair.exhibition, definition, { submissions: 'many', ...changes });

async function save(form: Form, name: string, changes: Partial<SubmitRequest> = {}): Promise<string> {
  const { status, data } = await fair.submit(one, form, { name }, changes);
  expect(status, JSON.stringify(data)).toBe(200);
  return data.id;
}

async function page(query: Record<string, string>, who = one): Promise<SubmissionPage> {
  const { status, data } = await fair.get<SubmissionPage>(who, calls.page.path, query);
  expect(status, JSON.stringify(data)).toBe(200);
  return data;
}

describe('wire.md §3: several submissions of one form', () => {
  it('are each their own: without an id a new one, with it that one', async () => {
    const form = await makeForm();
    const first = await save(form, '甲', { draft: true });
    const second = await save(form, '乙', { draft: true });
    expect(second).not.toBe(first);
    expect(await save(form, '甲二', { id: first, revision: 1 })).toBe(first);
    expect(await fair.info(one, form.formId)).toMatchObject({ answers: {}, revision: 0, status: 'none' });
    const info = await fair.get(one, calls.info.path, { formId: form.formId, id: second });
    expect(info.data).toMatchObject({ answers: { name: '乙' }, revision: 1, status: 'draft' });
    const stale = await fair.submit<Refused>(one, form, { name: '丙' }, { id: first, revision: 1 });
    expect([stale.status, stale.data.reason]).toEqual([409, 'UNDER_REVIEW']);
    await fair.post(one, calls.withdraw.path, { formId: form.formId, id: first });
    const status = await fair.get(one, calls.queryFormExamStatus.path, { formId: form.formId, id: first });
    expect(status.data).toMatchObject({ status: 'draft', revision: 3 });
  });

  it('belong to their subject and form', async () => {
    const [form, another] = [await makeForm(), await makeForm()];
    const id = await save(form, '甲');
    const theirs = await fair.submit<Refused>(other, form, { name: '乙' }, { id, revision: 1 });
    expect([theirs.status, theirs.data.reason]).toEqual([404, 'NOT_FOUND']);
    for (const path of [calls.info.path, calls.infoDetail.path, calls.history.path]) {
      expect((await fair.get(other, path, { formId: form.formId, id })).status).toBe(404);
      expect((await fair.get(one, path, { formId: another.formId, id })).status).toBe(404);
    }
    const withdrawn = await fair.post(other, calls.withdraw.path, { formId: form.formId, id });
    expect(withdrawn.status).toBe(404);
  });

  it('lose nothing when many are begun at once', async () => {
    const form = await makeForm();
    const names = Array.from({ length: 20 }, (_, index) => `人员 ${index}`);
    const saved = await Promise.all(
      names.map((name, index) => fair.submit(one, form, { name }, { draft: index % 2 === 0 })),
    );
    expect(saved.map(({ status }) => status)).toEqual(names.map(() => 200));
    const listed = await page({ formId: form.formId, size: '50', ascs: 'ordinal' });
    expect(listed.records.map(({ ordinal }) => ordinal)).toEqual(names.map((_, index) => index + 1));
    expect(new Set(listed.records.map(({ answers }) => answers?.['name']))).toEqual(new Set(names));
  });

  it('end at a limit', async () => {
    const form = await makeForm();
    const id = await save(form, '甲');
    await fair.server.database
      .updateTable('submission')
      .set({ ordinal: 500 })
      .where('submission_id', '=', id)
      .execute();
    const refused = await fair.submit<Refused>(one, form, { name: '乙' });
    expect([refused.status, refused.data.reason]).toEqual([409, 'TOO_MANY_SUBMISSIONS']);
    expect((await fair.submit(other, form, { name: '乙' })).status).toBe(200);
  });

  it('vanish from lists when their only draft is discarded', async () => {
    const form = await makeForm();
    await save(form, '甲');
    const id = await save(form, '乙', { draft: true });
    const { formId } = form;
    expect((await fair.post(one, calls.discardDraft.path, { formId, revision: 1 })).status).toBe(404);
    const discarded = await fair.post(one, calls.discardDraft.path, { formId, id, revision: 1 });
    expect([discarded.status, discarded.data]).toMatchObject([200, { status: 'none' }]);
    expect((await page({ formId })).records.map(({ answers }) => answers?.['name'])).toEqual(['甲']);
    const groups = (await fair.get<readonly TagForms[]>(one, calls.tagFormList.path)).data;
    const entry = groups.flatMap(({ forms }) => forms).find((one_) => one_.formId === formId);
    expect(entry?.status).toBe('wait');
  });
});

describe('wire.md §4: page', () => {
  it('holds the own submissions, filtered, sorted and paged', async () => {
    const fresh = await fair.exhibitor('A200');
    const [form, single] = [await makeForm(), await makeForm({ submissions: 'one', review: false })];
    for (const name of ['甲', '乙', '丙']) {
      await fair.submit(fresh, form, { name, booth: 'A200', idNo: '990417190101010012' });
    }
    await fair.submit(fresh, single, { name: '丁' });
    const all = await page({}, fresh);
    expect([all.total, all.records.every(({ answers }) => answers === null), all.labels]).toEqual([
      4,
      true,
      {},
    ]);
    const two = await page({ formId: form.formId, ascs: 'ordinal', size: '2', current: '2' }, fresh);
    expect([two.total, two.pages, two.records.map(({ ordinal }) => ordinal)]).toEqual([3, 2, [3]]);
    expect(two.records[0]).toMatchObject({
      status: 'wait',
      answers: { name: '丙', booth: 'A200', idNo: '••••0012' },
    });
    expect(two.labels).toEqual({ booth: { A200: '5 号馆 A200' } });
    expect((await page({ formType: single.formType }, fresh)).records.map(({ status }) => status)).toEqual([
      'submitted',
    ]);
    expect((await page({ status: 'submitted,fail' }, fresh)).total).toBe(1);
    expect((await page({ current: '9' }, fresh)).records).toEqual([]);
    expect((await page({ formId: form.formId }, other)).total).toBe(0);
    // Whose list it is the token says.
    expect(await page({ exhibitorId: 'A200' }, fresh)).toEqual(await page({}, fresh));
    for (const query of [{ status: 'none' }, { ascs: 'answers' }, { size: '0' }]) {
      expect((await fair.get(fresh, calls.page.path, { ...query })).status).toBe(400);
    }
  });
});

describe('wire.md §4: booth/page', () => {
  it('holds the own booths, those alone that a form is for where one is named', async () => {
    const fresh = await fair.exhibitor('A300', { booth: 'raw' });
    await fair.server.database.transaction().execute((transaction) =>
      insertBooths(transaction, fair.exhibition, [
        {
          boothId: '5-A301',
          hall: '5',
          number: 'A301',
          area: 9,
          type: 'std',
          heightLimit: null,
          exhibitorId: 'A300',
        },
      ]),
    );
    const audience = { roles: ['exhibitor'], boothTypes: ['std'], tags: [], notTags: [] };
    const standard = await makeForm({ audience });
    const list = async (query: Record<string, string> = {}, who = fresh): Promise<unknown> => {
      const { status, data } = await fair.get<BoothPage>(who, calls.boothPage.path, query);
      return status === 200 ? [data.total, data.records.map(({ number }) => number)] : status;
    };
    expect(await list()).toEqual([2, ['A300', 'A301']]);
    expect(await list({ ascs: 'area' })).toEqual([2, ['A301', 'A300']]);
    expect(await list({ formType: standard.formType })).toEqual([1, ['A301']]);
    expect(await list({ number: 'a300' })).toEqual([1, ['A300']]);
    expect(await list({ hall: '6' })).toEqual([0, []]);
    expect(await list({ size: '1', current: '2' })).toEqual([2, ['A301']]);
    expect(await list({ ascs: 'exhibitor' })).toBe(400);
    expect(await list({}, await fair.person({ role: 'supplier' }))).toBe(403);
  });
});
