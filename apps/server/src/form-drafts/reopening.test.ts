import {
  calls,
  type ExamStatus,
  type FormEffects,
  type HistoryStep,
  type Job,
  type PublishedVersion,
} from '@zhantai/contract';
import { readWorkbook } from '@zhantai/workbooks/read';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import { scoped } from '../database/scoped/scoped.ts';
import type { Form } from '../forms/index.ts';
import { openTestFair, type Refused, type TestFair } from '../http/testing/test-fair.ts';
import { createTestForm, testDefinition, type TestItem } from '../http/testing/test-form.ts';
import { reopenJob } from './reopening/reopen-job.ts';

let fair: TestFair;
let editor: TestSession;
let company: TestSession;
let two: TestSession;
let form: Form;

let now = new Date('2026-11-21T08:00:00Z');
const MINUTE = 60_000;

const text = (prop: string, more: Partial<TestItem> = {}): TestItem => ({
  prop,
  type: 'input',
  original: { label: prop },
  ...more,
});
const stricter = testDefinition([text('a', { required: true }), text('b')]);

beforeAll(async () => {
  fair = await openTestFair(() => now);
  editor = await fair.person({ role: 'editor', name: '沈竹溪' });
  company = await fair.exhibitor('A101');
  two = await fair.exhibitor('A102');
});
afterAll(() => fair.close());
beforeEach(async () => {
  now = new Date(now.getTime() + MINUTE);
  await scoped(fair.server.database, fair.exhibition).deleteFrom('notice').execute();
});

const makeForm = async (changes: Parameters<typeof createTestForm>[3] = {}) => {
  const began = testDefinition([text('a'), text('b')]);
  form = await createTestForm(fair.server.database, fair.exhibition, began, changes);
};
const at = (path: string): string => path.replace(':formId', form.formId);
const save = async (detail: object) => {
  const { data } = await fair.get<{ revision: number }>(editor, at(calls.consoleDraft.path));
  const body = { base: data.revision, detail, step: '改了题目' };
  expect((await fair.post(editor, at(calls.consoleSaveDraft.path), body)).status).toBe(200);
};
const effects = async () => (await fair.post<FormEffects>(editor, at(calls.consoleEffects.path), {})).data;
const publish = <T = PublishedVersion>(effectsId: string, more: object) =>
  fair.post<T>(editor, at(calls.consolePublish.path), { effectsId, note: '', ...more });
const reason = '请补填 a';
const submit = async (who: TestSession, answers: Record<string, unknown>, changes = {}) => {
  const answer = await fair.submit(who, form, answers, changes);
  expect(answer.status, JSON.stringify(answer.data)).toBe(200);
  return answer.data;
};
const ended = (jobId: string | null) =>
  vi.waitFor(async () => {
    const path = calls.consoleJob.path.replace(':id', jobId ?? '');
    const { data } = await fair.get<Job>(editor, path);
    expect(data.state).toBe('done');
    return data;
  }, 30_000);
const notices = async () => {
  const rows = await scoped(fair.server.database, fair.exhibition)
    .selectFrom('notice')
    .select(['title', 'exhibitor_ids as to'])
    .execute();
  return rows
    .map(({ title, to }) => [to[0], title['zh-Hans']])
    .toSorted((one, other) => String(one[0]).localeCompare(String(other[0])));
};
const history = async (who: TestSession) =>
  (await fair.get<HistoryStep[]>(who, calls.history.path, { formId: form.formId })).data;
const status = (who: TestSession): Promise<ExamStatus> => fair.status(who, form.formId);

const stored = async () => {
  const row = await scoped(fair.server.database, fair.exhibition)
    .selectFrom('submission')
    .select('status')
    .where('form_id', '=', form.formId)
    .executeTakeFirst();
  return row?.status;
};
const owed = async () => {
  const row = await scoped(fair.server.database, fair.exhibition)
    .selectFrom('obligation')
    .select('status')
    .where('form_id', '=', form.formId)
    .where('exhibitor_id', '=', 'A101')
    .executeTakeFirst();
  return row?.status;
};

describe('console.md §2: what becomes of submissions when a version is published', () => {
  it('those that fail are returned with the reason, the others stay; each is told once', async () => {
    await makeForm();
    await submit(company, { b: '甲' });
    await submit(two, { a: '乙' });
    await save(stricter);
    const report = await effects();
    expect(report.reopenable).toEqual({ failing: 1, all: 2, closed: false });
    const { status: code, data } = await publish(report.effectsId, {
      reopen: { which: 'failing', count: 1, reason },
    });
    expect([code, data.version]).toEqual([200, 2]);
    expect((await ended(data.jobId)).counts).toEqual({ done: 1, skipped: 0, failed: 0 });
    expect(await status(company)).toMatchObject({ status: 'fail', reason });
    expect(await status(two)).toMatchObject({ status: 'wait' });
    const steps = await history(company);
    expect(steps.map(({ action }) => action)).toEqual(['submit', 'batch-reopen']);
    expect(steps[1]).toMatchObject({ reason, organiser: true });
    const sent = await notices();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.[0]).toBe('A101');
    expect(sent[0]?.[1]).toContain(`第 2 版，请改好后重新提交：${reason}`);
    await submit(company, { a: '补', b: '甲' }, { version: 2, revision: (await status(company)).revision });
    expect(await status(company)).toMatchObject({ status: 'wait', reason: null });
  });

  it('what needs no review stays submitted, and is owed until it is handed in again', async () => {
    await makeForm({ review: false, required: true });
    await submit(company, { b: '甲' });
    await save(stricter);
    const { effectsId } = await effects();
    const { data } = await publish(effectsId, { reopen: { which: 'all', count: 1, reason } });
    await ended(data.jobId);
    expect(await stored()).toBe('submitted');
    const state = await status(company);
    expect(state).toMatchObject({ status: 'fail', reason, fromInformationCanBeSubmitted: true });
    await expect.poll(owed, { timeout: 30_000 }).toBe('fail');
    await submit(company, { a: '补' }, { version: 2, revision: state.revision });
    expect(await stored()).toBe('submitted');
    expect(await status(company)).toMatchObject({ status: 'submitted', reason: null });
    await expect.poll(owed, { timeout: 30_000 }).toBe('submitted');
  });

  it('who has a badge keeps it, and who withdrew after the publish is left alone', async () => {
    await makeForm();
    await submit(company, { b: '甲' });
    await save(stricter);
    const { effectsId } = await effects();
    const job = { ...fair.exhibition, jobId: 'j', kind: 'form.reopen', accountId: editor.account.accountId };
    const [row] = await scoped(fair.server.database, fair.exhibition)
      .selectFrom('submission')
      .select(['submission_id as id', 'submitted_revision as revision'])
      .where('form_id', '=', form.formId)
      .execute();
    const change = { revision: Number(row?.revision) - 1, exhibitorId: 'A101' };
    const payload = { formId: form.formId, version: 2, reason, endAt: null, origin: {} };
    const outcomes = await fair.server.database
      .transaction()
      .execute((transaction) =>
        reopenJob(() => now).run(transaction, { ...job, payload }, [{ id: row?.id ?? '', change }]),
      );
    expect(outcomes).toMatchObject([{ outcome: 'skipped', reason: 'changed' }]);
    expect(await notices()).toEqual([]);
    expect((await publish(effectsId, {})).data.jobId).toBe(null);
    expect(await status(company)).toMatchObject({ status: 'wait' });
  });

  it('is asked again where another number was seen, and needs the right to decide', async () => {
    await makeForm();
    await submit(company, { b: '甲' });
    await save(stricter);
    const { effectsId } = await effects();
    const other = await publish<Refused>(effectsId, { reopen: { which: 'all', count: 2, reason } });
    expect([other.status, other.data.reason, other.data['count']]).toEqual([409, 'SELECTION_CHANGED', 1]);
    await sql`update membership set may_decide = false where account_id = ${editor.account.accountId}`.execute(
      fair.server.database,
    );
    const refused = await publish<Refused>(effectsId, { reopen: { which: 'all', count: 1, reason } });
    expect([refused.status, refused.data.reason]).toEqual([403, 'MAY_NOT_DECIDE']);
    await sql`update membership set may_decide = true where account_id = ${editor.account.accountId}`.execute(
      fair.server.database,
    );
  });

  it('of a closed form gives those concerned a later end, which it demands', async () => {
    await makeForm();
    await submit(company, { b: '甲' });
    await sql`update form set end_at = ${new Date(now.getTime() - MINUTE)} where form_id = ${form.formId}`.execute(
      fair.server.database,
    );
    await save(stricter);
    const report = await effects();
    expect(report.reopenable.closed).toBe(true);
    const wanted = { which: 'failing', count: 1, reason };
    const refused = await publish<Refused>(report.effectsId, { reopen: wanted });
    expect([refused.status, refused.data.reason]).toEqual([400, 'EXTENSION_NEEDED']);
    const early = await publish<Refused>(report.effectsId, {
      reopen: { ...wanted, endAt: '2026-11-01 18:00' },
    });
    expect(early.data.reason).toBe('EXTENSION_TOO_EARLY');
    const done = await publish(report.effectsId, { reopen: { ...wanted, endAt: '2026-12-18 18:00' } });
    await ended(done.data.jobId);
    expect(await status(company)).toMatchObject({ status: 'fail', fromInformationCanBeSubmitted: true });
    expect(JSON.stringify(await notices())).toContain('截止 2026-12-18 18:00');
  });
});

it('a note is shown to who gave something under an earlier version, where that is ticked', async () => {
  await makeForm();
  await submit(company, { b: '甲' });
  await save(stricter);
  await publish((await effects()).effectsId, { note: '新增 a', showNote: true });
  expect((await fair.info(company, form.formId)).form.notes).toEqual([{ version: 2, note: '新增 a' }]);
  await save(testDefinition([text('a', { required: true }), text('c')]));
  await publish((await effects()).effectsId, { note: '给同事' });
  const { form: shown, answersVersion } = await fair.info(company, form.formId);
  expect([shown.version, shown.notes, answersVersion]).toEqual([3, [{ version: 2, note: '新增 a' }], 1]);
});

it('the list of those that fail is a workbook', async () => {
  await makeForm();
  await submit(company, { b: '甲' });
  await save(stricter);
  const { effectsId } = await effects();
  const path = at(calls.consoleFailing.path).replace(':effectsId', effectsId);
  const answer = await fair.server.app.inject({ url: path, headers: editor.headers });
  expect(answer.statusCode).toBe(200);
  expect(JSON.stringify(readWorkbook(answer.rawPayload))).toContain('A101 有限公司');
});
