import { calls, type FilledIn, type ForExhibitor, type FormInfo, type HistoryStep } from '@zhantai/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import { openTestFair, type Refused, type TestFair } from '../../http/testing/test-fair.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';

let fair: TestFair;
let editor: TestSession;
let exhibitor: TestSession;
const now = new Date('2027-03-02T02:00:00Z');
let serial = 0;

beforeAll(async () => {
  fair = await openTestFair(() => now);
  editor = await fair.person({ role: 'editor', name: '秦未晞' });
  exhibitor = await fair.exhibitor('C1');
});
afterAll(() => fair.close());

const formOf = async (items: Parameters<typeof testDefinition>[0]) =>
  createTestForm(fair.server.database, fair.exhibition, testDefinition(items));
const pathOf = (formId: string, exhibitorId = 'C1') =>
  calls.consoleFillIn.path.replace(':exhibitorId', exhibitorId).replace(':formId', formId);
const open = <T = ForExhibitor>(formId: string, who = editor) => fair.get<T>(who, pathOf(formId));
const fill = <T = FilledIn>(formId: string, body: object, who = editor, key = `fill-${serial++}`) =>
  fair.post<T>(
    who,
    pathOf(formId),
    { version: 1, revision: 0, answers: {}, reason: ' 电话里念给我填的 ', ...body },
    { 'idempotency-key': key },
  );
const own = async (formId: string) => (await fair.get<FormInfo>(exhibitor, calls.info.path, { formId })).data;
const notices = async () => {
  const rows = await fair.server.database
    .selectFrom('notice')
    .select('title')
    .where('exhibition_id', '=', fair.exhibition.exhibitionId)
    .orderBy('published_at')
    .orderBy('notice_id')
    .execute();
  return rows.map(({ title }) => title['zh-Hans'] ?? '');
};

describe('console.md §1.2: a form that staff fill in for an exhibitor', () => {
  it('is handed in, judged as from the exhibitor, and history, receipt and a notice say who', async () => {
    const { formId } = await formOf([{ prop: 'name', type: 'input', required: true }]);
    const { data, status } = await fill(formId, { answers: { name: '甲' } });
    expect(status, JSON.stringify(data)).toBe(200);
    expect(data).toMatchObject({ gaps: [], lacksConsent: false });
    expect(data.receipt?.number).toBeDefined();
    const info = await own(formId);
    expect(info.answers).toMatchObject({ name: '甲' });
    expect(info.receipt).toMatchObject({ number: data.receipt?.number, byOrganiser: true });
    const { data: history } = await fair.get<HistoryStep[]>(exhibitor, calls.history.path, { formId });
    expect(history).toMatchObject([{ action: 'submit', organiser: true, receipt: { byOrganiser: true } }]);
    expect(JSON.stringify(history)).not.toContain('秦未晞');
    expect((await notices()).at(-1)).toContain('组委会代填并提交了');
    const audit = await fair.server.database
      .selectFrom('audit')
      .select(['action', 'account_id as by', 'reason'])
      .where('thing_id', '=', data.id)
      .orderBy('audit_id')
      .execute();
    const by = editor.account.accountId;
    expect(audit).toEqual(
      expect.arrayContaining([
        { action: 'submission.submit', by, reason: null },
        { action: 'submission.fill-in', by, reason: '电话里念给我填的' },
      ]),
    );
  });

  it('is a draft while something required is missing, and tells what', async () => {
    const { formId } = await formOf([
      { prop: 'name', type: 'input', required: true },
      { prop: 'sign', type: 'signature', required: true },
      { prop: 'size', type: 'number' },
    ]);
    const { data } = await fill(formId, { answers: { name: '甲', sign: '/made/up' } });
    expect(data).toMatchObject({ status: 'draft', gaps: ['sign'] });
    expect((await notices()).at(-1)).toContain('sign');
    expect(await own(formId)).toMatchObject({ hasDraft: true, answers: { name: '甲' }, receipt: null });
    // What is wrong is refused as from anybody.
    const wrong = await fill<Refused>(formId, {
      revision: data.revision,
      answers: { name: '甲', size: 'many' },
    });
    expect([wrong.status, wrong.data.reason]).toEqual([422, 'ANSWERS_REFUSED']);
  });

  it('keeps what is sensitive and signed as the exhibitor gave it, and shows nothing of it', async () => {
    const { formId, formType } = await formOf([
      { prop: 'name', type: 'input', required: true },
      { prop: 'idNo', type: 'input', original: { sensitive: 'id' } },
    ]);
    const idNo = '11010519491231002X';
    const { version } = (await fair.get<{ version: string }>(exhibitor, calls.consent.path)).data;
    await fair.post(exhibitor, calls.giveConsent.path, { version });
    const drafted = await fair.post<{ revision: number }>(exhibitor, calls.submit.path, {
      formId,
      formType,
      version: 1,
      revision: 0,
      answers: { name: '甲', idNo },
      draft: true,
    });
    expect(drafted.status, JSON.stringify(drafted.data)).toBe(200);
    const { data: seen } = await open(formId);
    expect(JSON.stringify(seen)).not.toContain(idNo);
    const { data, status } = await fill(formId, {
      revision: drafted.data.revision,
      answers: { name: '乙', idNo: '••••002X' },
    });
    expect(status, JSON.stringify(data)).toBe(200);
    expect((await own(formId)).answers).toMatchObject({ name: '乙', idNo });
  });

  it('is taken after the end with another reason alone, and is a call under a key', async () => {
    const { formId } = await formOf([{ prop: 'name', type: 'input' }]);
    await sql`update form set end_at = ${new Date('2027-03-01T10:00:00Z')} where form_id = ${formId}`.execute(
      fair.server.database,
    );
    expect((await open(formId)).data.isOver).toBe(true);
    expect((await fill<Refused>(formId, {})).data.reason).toBe('FORM_CLOSED');
    const late = { lateReason: '展位昨天才分到' };
    expect((await fill<Refused>(formId, late, editor, '')).status).toBe(400);
    const first = await fill(formId, late, editor, 'once');
    expect(first.status).toBe(200);
    expect((await fill(formId, late, editor, 'once')).data).toEqual(first.data);
    const reviewer = await fair.person({ role: 'reviewer' });
    expect((await fill<Refused>(formId, late, reviewer)).status).toBe(403);
    expect((await own(formId)).fromInformationCanBeSubmitted).toBe(false);
  });

  it('of an exhibitor that is not there is not found', async () => {
    const { formId } = await formOf([{ prop: 'name', type: 'input' }]);
    const path = pathOf(formId, 'nobody');
    expect((await fair.get(editor, path)).status).toBe(404);
    const body = { version: 1, revision: 0, answers: {}, reason: '电话里念给我填的' };
    expect((await fair.post(editor, path, body, { 'idempotency-key': 'nobody' })).status).toBe(404);
  });
});
