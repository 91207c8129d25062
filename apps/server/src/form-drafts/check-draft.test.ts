import { calls, type CheckDraftRequest, type CheckedDraft } from '@zhantai/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import type { Form } from '../forms/index.ts';
import { openTestFair, type Refused, type TestFair } from '../http/testing/test-fair.ts';
import { createTestForm, testDefinition } from '../http/testing/test-form.ts';

let fair: TestFair;
let editor: TestSession;
let company: TestSession;
let form: Form;

const detail = testDefinition([
  { prop: 'company', type: 'input', original: { label: '公司', preValue: '${exhibitor.NAME}' } },
  { prop: 'area', type: 'number', original: { label: '面积', preValue: '${booth.area}' } },
  { prop: 'name', type: 'input', required: true, original: { label: '姓名' } },
  { prop: 'plan', type: 'upload', original: { label: '图纸' } },
  { prop: 'booth', type: 'select', original: { label: '展位号', dicUrl: '/api/dict/booths' } },
]);

beforeAll(async () => {
  fair = await openTestFair();
  editor = await fair.person({ role: 'editor', name: '沈竹溪' });
  company = await fair.exhibitor('A101');
  form = await createTestForm(fair.server.database, fair.exhibition, testDefinition([]));
  const body = { base: 0, detail, step: '改了题目' };
  const path = calls.consoleSaveDraft.path.replace(':formId', form.formId);
  expect((await fair.post(editor, path, body)).status).toBe(200);
});
afterAll(() => fair.close());

const check = <T = CheckedDraft>(body: Partial<CheckDraftRequest>) =>
  fair.post<T>(editor, calls.consoleCheckDraft.path.replace(':formId', form.formId), {
    answers: {},
    as: {},
    ...body,
  });
const kept = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from submission) + (select count(*) from draft) as count`.execute(
    fair.server.database,
  );
  return Number(rows[0]?.count);
};

it('judges what is typed by the draft, in sentences, and keeps nothing', async () => {
  const { status, data } = await check({ answers: { name: '' } });
  expect([status, data.revision]).toEqual([200, 1]);
  expect(data.problems).toMatchObject([{ prop: 'name', code: 'required' }]);
  expect(data.problems[0]?.message).not.toBe('');
  expect((await check({ answers: { name: '甲' } })).data.problems).toEqual([]);
  expect(await kept()).toBe(0);
});

it('reads what an exhibitor or a made-up booth brings', async () => {
  const as = await check({ as: { exhibitorId: 'A101' } });
  expect(as.data.context).toMatchObject({ exhibitor: { NAME: 'A101 有限公司' }, booth: { area: 72 } });
  const made = await check({ as: { booth: { hall: '5', type: 'std', area: 18 } } });
  expect(made.data.context).toMatchObject({ exhibitor: { NAME: '' }, booth: { area: 18 } });
  expect((await check({ as: {} })).data.context.exhibitor).toEqual({ NAME: '', NAME_EN: '', COUNTRY: 'CN' });
});

it('takes the booth that brings it, made up or real, and no other', async () => {
  const as = { booth: { hall: '5', type: 'std', area: 18 } } as const;
  const { number } = (await check({ as })).data.context.booth ?? {};
  const codes = async (body: Partial<CheckDraftRequest>) =>
    (await check(body)).data.problems.filter(({ prop }) => prop === 'booth').map(({ code }) => code);
  expect(await codes({ as, answers: { booth: number } })).toEqual([]);
  expect(await codes({ as, answers: { booth: 'Z99' } })).toEqual(['invalidOption']);
  expect(await codes({ as: {}, answers: { booth: number } })).toEqual(['invalidOption']);
});

it('is of the moment that is asked for', async () => {
  expect((await check({ at: '2027-03-18 10:00' })).data.context.today).toBe('2027-03-18');
  expect((await check<Refused>({ at: 'soon' })).data.reason).toBe('BAD_REQUEST');
});

it('takes files that were never sent, and passes over what the draft does not ask', async () => {
  const { data } = await check({ answers: { name: '甲', plan: 'a2d9', old: 'x' } });
  expect(data.problems.filter(({ prop }) => prop === 'plan' || prop === 'old')).toEqual([]);
});

it('is not for exhibitors, and not as somebody who is not there', async () => {
  expect((await check({ as: { exhibitorId: 'Z9' } })).status).toBe(404);
  const path = calls.consoleCheckDraft.path.replace(':formId', form.formId);
  expect((await fair.post(company, path, { answers: {}, as: {} })).status).toBe(403);
});

const policy = async (url: string) => {
  const { headers } = await fair.server.app.inject({ url });
  return [headers['content-security-policy'], headers['x-frame-options']];
};

it('of the pages only the preview stands in a frame, and only of this server', async () => {
  const [framed, frame] = await policy('/console/preview.html?x=1');
  expect([String(framed).includes("frame-ancestors 'self'"), frame]).toEqual([true, 'SAMEORIGIN']);
  for (const url of ['/console/', '/', '/console/preview.htm', '/x/console/preview.html']) {
    const [other, deny] = await policy(url);
    expect([String(other).includes("frame-ancestors 'none'"), deny]).toEqual([true, 'DENY']);
  }
});
