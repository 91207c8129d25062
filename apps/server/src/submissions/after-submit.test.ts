import {
  calls,
  type ExamStatus,
  type HistoryStep,
  type InfoDetail,
  type SubmissionsPage,
} from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import { type Form } from '../forms/index.ts';
import { publishVersion } from '../forms/testing.ts';
import { createTestForm, testDefinition } from '../http/testing/test-form.ts';
import { openTestFair, type Answer, type Refused, type TestFair } from '../http/testing/test-fair.ts';

const definition = testDefinition([
  { prop: 'name', type: 'input', required: true },
  { prop: 'drawing', type: 'upload' },
]);
const MINUTE_MS = 60_000;
const started = Date.now();
let now = new Date(started);

let fair: TestFair;
let one: TestSession;
let other: TestSession;
let reviewer: TestSession;

beforeAll(async () => {
  fair = await openTestFair(() => now);
  one = await fair.exhibitor('A101');
  other = await fair.exhibitor('A102');
  reviewer = await fair.person({ role: 'reviewer', name: '陆行舟' });
});
afterAll(() => fair.close());

const makeForm = (changes: Partial<Form> = {}): Promise<Form> =>
  createTestForm(fair.server.database, fair.exhibition, definition, changes);

const withdraw = <T = ExamStatus>(who: TestSession, { formId }: Form): Promise<Answer<T>> =>
  fair.post<T>(who, calls.withdraw.path, { formId });
const ask = <T = ExamStatus>(who: TestSession, { formId }: Form, reason = '展位变更'): Promise<Answer<T>> =>
  fair.post<T>(who, calls.requestChange.path, { formId, reason });
const staff = <T = Refused>(
  call: { readonly path: string },
  id: string,
  body: object,
  who = reviewer,
): Promise<Answer<T>> => fair.post<T>(who, call.path.replace(':id', id), body);
const history = async (who: TestSession, { formId }: Form): Promise<readonly HistoryStep[]> =>
  (await fair.get<readonly HistoryStep[]>(who, calls.history.path, { formId })).data;
const reasons = (...answers: readonly Answer<Refused>[]): unknown[] =>
  answers.map(({ status, data }) => [status, data.reason]);

describe('wire.md §3: withdrawing', () => {
  it('makes what waits a draft again, with its answers, and counts as a save', async () => {
    const form = await makeForm();
    const { id } = (await fair.submit(one, form, { name: '甲' })).data;
    const withdrawn = await withdraw(one, form);
    expect([withdrawn.status, withdrawn.data]).toMatchObject([
      200,
      {
        status: 'draft',
        hasDraft: false,
        revision: 2,
        submitTime: null,
        fromInformationCanBeSubmitted: true,
      },
    ]);
    expect(await fair.info(one, form.formId)).toMatchObject({
      answers: { name: '甲' },
      status: 'draft',
      receipt: null,
      revision: 2,
    });
    expect(reasons(await staff(calls.consoleAdopt, id, { revision: 1 }))).toEqual([
      [409, 'NOTHING_TO_DECIDE'],
    ]);
    const again = await fair.submit(one, form, { name: '乙' }, { revision: 2 });
    expect(again.data).toMatchObject({ id, revision: 3, status: 'wait' });
    expect((await history(one, form)).map(({ action, revision }) => [action, revision])).toEqual([
      ['submit', 1],
      ['withdraw', 1],
      ['submit', 3],
    ]);
    const audit = await fair.server.database
      .selectFrom('audit')
      .select('action')
      .where('thing_id', '=', id)
      .orderBy('audit_id')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual([
      'submission.submit',
      'submission.withdraw',
      'submission.submit',
    ]);
  });

  it('does not let an old page submit over it unseen, nor repeat what was taken back', async () => {
    const form = await makeForm();
    await fair.submit(one, form, { name: '甲' });
    await withdraw(one, form);
    expect(reasons(await fair.submit<Refused>(one, form, { name: '甲' }, { revision: 0 }))).toEqual([
      [409, 'STALE_REVISION'],
    ]);
    expect((await fair.status(one, form.formId)).status).toBe('draft');
  });

  it('is for what waits only', async () => {
    const form = await makeForm();
    expect(reasons(await withdraw<Refused>(one, form))).toEqual([[409, 'NOTHING_TO_WITHDRAW']]);
    await fair.submit(one, form, { name: '甲' }, { draft: true });
    const { id } = (await fair.submit(one, form, { name: '甲' }, { revision: 1 })).data;
    await staff(calls.consoleReject, id, { revision: 2, reason: '补', comments: [] });
    expect(reasons(await withdraw<Refused>(one, form))).toEqual([[409, 'NOTHING_TO_WITHDRAW']]);
    await fair.submit(one, form, { name: '乙' }, { revision: 2 });
    await staff(calls.consoleAdopt, id, { revision: 3 });
    expect(reasons(await withdraw<Refused>(one, form))).toEqual([[409, 'DECIDED']]);
    const free = await makeForm({ review: false });
    await fair.submit(one, free, { name: '甲' });
    expect(reasons(await withdraw<Refused>(one, free))).toEqual([[409, 'NOTHING_TO_WITHDRAW']]);
  });

  it('and a decision at the same moment: one of them happens', async () => {
    const form = await makeForm();
    const { id } = (await fair.submit(one, form, { name: '甲' })).data;
    const both = await Promise.all([
      withdraw<Refused>(one, form),
      staff(calls.consoleAdopt, id, { revision: 1 }),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await history(one, form)).length).toBe(2);
  });

  it('ends with the deadline: it could not be handed in again', async () => {
    const form = await makeForm({
      window: { opensAt: null, earlyEndAt: null, endAt: new Date(started + 10 * MINUTE_MS), lateEndAt: null },
    });
    await fair.info(one, form.formId);
    await fair.submit(one, form, { name: '甲' });
    now = new Date(started + 11 * MINUTE_MS);
    expect(reasons(await withdraw<Refused>(one, form))).toEqual([[403, 'FORM_CLOSED']]);
    expect((await fair.status(one, form.formId)).status).toBe('wait');
    now = new Date(started);
  });

  it('stays visible to the organiser', async () => {
    const form = await makeForm();
    const { id } = (await fair.submit(one, form, { name: '甲' })).data;
    await withdraw(one, form);
    const { data } = await fair.get<SubmissionsPage>(reviewer, calls.consoleSubmissions.path, {
      formId: form.formId,
    });
    expect(data.records.map((row) => [row.id, row.status, row.submittedAt])).toEqual([[id, 'draft', null]]);
  });
});

describe('wire.md §3: a change of what was adopted', () => {
  it('is requested, seen by the organiser and granted by opening it again', async () => {
    const form = await makeForm();
    const { id } = (await fair.submit(one, form, { name: '甲' })).data;
    await staff(calls.consoleAdopt, id, { revision: 1 });
    const answer = await ask(one, form);
    expect([answer.status, answer.data.status]).toEqual([200, 'adopt']);
    expect(answer.data.changeRequestedAt).not.toBeNull();
    expect(reasons(await ask<Refused>(one, form))).toEqual([[409, 'CHANGE_REQUESTED']]);
    const requested = await fair.get<SubmissionsPage>(reviewer, calls.consoleSubmissions.path, {
      changeRequested: 'true',
    });
    expect(requested.data.records.map((row) => [row.id, row.changeRequestedAt])).toEqual([
      [id, answer.data.changeRequestedAt],
    ]);
    expect(
      reasons(
        await staff(calls.consoleReopen, id, { revision: 1, reason: ' ' }),
        await staff(calls.consoleReopen, id, { revision: 2, reason: '同意' }),
        await staff(calls.consoleReopen, 'nothing', { revision: 1, reason: '同意' }),
        await staff(calls.consoleReopen, id, { revision: 1, reason: '同意' }, one),
        await staff(
          calls.consoleReopen,
          id,
          { revision: 1, reason: '同意' },
          await fair.person({ role: 'editor', formIds: ['another'] }),
        ),
      ),
    ).toEqual([
      [400, 'COMMENT_REQUIRED'],
      [409, 'STALE_REVISION'],
      [404, 'NOT_FOUND'],
      [403, 'FORBIDDEN'],
      [404, 'NOT_FOUND'],
    ]);
    const opened = await staff<object>(calls.consoleReopen, id, { revision: 1, reason: '同意' });
    expect([opened.status, opened.data]).toEqual([200, { id, status: 'fail', revision: 1 }]);
    expect(await fair.status(one, form.formId)).toMatchObject({
      status: 'fail',
      reason: '同意',
      changeRequestedAt: null,
      fromInformationCanBeSubmitted: true,
    });
    expect((await fair.submit(one, form, { name: '乙' }, { revision: 1 })).data.status).toBe('wait');
    const steps = await history(one, form);
    expect(steps.map(({ action, by, organiser, reason }) => [action, by, organiser, reason])).toEqual([
      ['submit', 'A101 联系人', false, null],
      ['adopt', '组委会', true, null],
      ['request', 'A101 联系人', false, '展位变更'],
      ['reopen', '组委会', true, '同意'],
      ['submit', 'A101 联系人', false, null],
    ]);
  });

  it('is for what was adopted only', async () => {
    const form = await makeForm();
    expect(reasons(await ask<Refused>(one, form))).toEqual([[409, 'CHANGE_NOT_NEEDED']]);
    const { id } = (await fair.submit(one, form, { name: '甲' })).data;
    expect(reasons(await ask<Refused>(one, form))).toEqual([[409, 'UNDER_REVIEW']]);
    expect(reasons(await staff(calls.consoleReopen, id, { revision: 1, reason: 'x' }))).toEqual([
      [409, 'NOTHING_TO_REOPEN'],
    ]);
    await staff(calls.consoleAdopt, id, { revision: 1 });
    expect(reasons(await ask<Refused>(one, form, '  '))).toEqual([[400, 'BAD_REQUEST']]);
    const twice = await Promise.all([ask<Refused>(one, form), ask<Refused>(one, form)]);
    expect(twice.filter(({ status }) => status === 409)).toHaveLength(1);
  });
});

describe('wire.md §4: infoDetail', () => {
  it('shows a submission as it was, under the version of then, beside the one before', async () => {
    const form = await makeForm();
    const { id, receipt } = (await fair.submit(one, form, { name: '甲' })).data;
    await withdraw(one, form);
    const widened = testDefinition([
      { prop: 'name', type: 'input', required: true },
      { prop: 'more', type: 'input' },
    ]);
    await publishVersion(fair.server.database, fair.exhibition, form.formId, widened, null);
    const base = { version: 2, revision: 2 };
    await fair.submit(one, form, { name: '乙', more: '二' }, base);
    const detail = async (query: Record<string, string> = {}, who = one): Promise<Answer<InfoDetail>> =>
      fair.get<InfoDetail>(who, calls.infoDetail.path, { formId: form.formId, ...query });
    const { data } = await detail({ id });
    expect(data).toMatchObject({
      id,
      revision: 3,
      submitted: true,
      status: 'wait',
      answers: { name: '乙', more: '二' },
      form: { version: 2 },
      previous: { revision: 1, answers: { name: '甲' }, form: { version: 1 }, savedBy: 'A101 联系人' },
    });
    expect(data.history).toHaveLength(3);
    const earlier = await detail({ revision: '1' });
    expect(earlier.data).toMatchObject({
      answers: { name: '甲' },
      form: { version: 1 },
      receipt,
      previous: null,
    });
    expect((await detail({ revision: '2' })).status).toBe(404);
    expect((await detail({ id }, other)).status).toBe(404);
    expect((await detail({}, other)).status).toBe(404);
  });

  it('shows the draft where nothing was submitted, and files by links', async () => {
    const form = await makeForm();
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
    const file = (await fair.upload<{ id: string }>(one, { name: 'a.pdf', content: pdf })).data;
    await fair.submit(one, form, { name: '', drawing: [file.id] }, { draft: true });
    const { data } = await fair.get<InfoDetail>(one, calls.infoDetail.path, { formId: form.formId });
    expect(data).toMatchObject({ submitted: false, status: 'draft', receipt: null, history: [] });
    expect(data.files).toMatchObject([{ id: file.id, fileName: 'a.pdf', fileBase64: null }]);
    expect((await fair.server.app.inject({ url: data.files[0]?.link ?? '' })).statusCode).toBe(200);
  });
});
