import { calls, type Decision, type SubmissionDetail } from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import type { Form } from '../../forms/index.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { openTestFair, type Answer, type Refused, type TestFair } from '../../http/testing/test-fair.ts';

const definition = testDefinition([
  { prop: 'name', type: 'input', required: true },
  {
    prop: 'rows',
    type: 'dynamic',
    original: { children: { column: [{ prop: 'what', type: 'input', label: 'what' }] } },
  },
]);

let fair: TestFair;
let one: TestSession;
let reviewer: TestSession;

beforeAll(async () => {
  fair = await openTestFair();
  [one, reviewer] = [await fair.exhibitor('A101'), await fair.person({ role: 'reviewer', name: '陆行舟' })];
});
afterAll(() => fair.close());

const makeForm = (): Promise<Form> => createTestForm(fair.server.database, fair.exhibition, definition);
const path = (call: { readonly path: string }, id: string): string => call.path.replace(':id', id);

function decide<T = Decision>(
  who: TestSession,
  id: string,
  body: object,
  call: { readonly path: string } = calls.consoleReject,
): Promise<Answer<T>> {
  return fair.post<T>(who, path(call, id), body);
}

describe('console.md §3: a review', () => {
  it('goes from rejection with comments over a new submission to adoption', async () => {
    const form = await makeForm();
    const answers = { name: '甲', rows: [{ $id: 'r1', what: '泵' }] };
    const { id } = (await fair.submit(one, form, answers)).data;
    const rejected = await decide(reviewer, id, {
      revision: 1,
      reason: '请修改',
      comments: [
        { prop: 'name', comment: '用全称' },
        { prop: 'rows', path: [0, 'what'], comment: '写型号' },
      ],
    });
    expect([rejected.status, rejected.data]).toEqual([200, { id, status: 'fail', revision: 1 }]);
    expect(await fair.info(one, form.formId)).toMatchObject({
      status: 'fail',
      reason: '请修改',
      comments: [
        { prop: 'name', comment: '用全称' },
        { prop: 'rows', path: [0, 'what'], comment: '写型号' },
      ],
      fromInformationCanBeSubmitted: true,
    });
    await fair.submit(one, form, { ...answers, name: '甲方' }, { revision: 1, draft: true });
    expect(await fair.status(one, form.formId)).toMatchObject({
      status: 'fail',
      hasDraft: true,
      reason: '请修改',
      revision: 2,
    });
    const again = await fair.submit(one, form, { ...answers, name: '甲方有限公司' }, { revision: 2 });
    expect(again.data).toMatchObject({ id, status: 'wait', revision: 3 });
    expect(await fair.status(one, form.formId)).toMatchObject({
      status: 'wait',
      hasDraft: false,
      reason: null,
      comments: [],
    });

    const detail = (await fair.get<SubmissionDetail>(reviewer, path(calls.consoleSubmission, id))).data;
    expect(detail.submission).toMatchObject({
      status: 'wait',
      revision: 3,
      round: 2,
      submittedBy: 'A101 联系人',
    });
    expect(detail.answers['name']).toBe('甲方有限公司');
    expect(detail.previous).toMatchObject({ revision: 1, answers: { name: '甲' } });
    expect(
      detail.steps.map(({ action, revision, by, comments }) => [action, revision, by, comments.length]),
    ).toEqual([
      ['submit', 1, 'A101 联系人', 0],
      ['fail', 1, '陆行舟', 2],
      ['submit', 3, 'A101 联系人', 0],
    ]);

    const adopted = await decide(reviewer, id, { revision: 3 }, calls.consoleAdopt);
    expect(adopted.data).toEqual({ id, status: 'adopt', revision: 3 });
    const status = await fair.status(one, form.formId);
    expect(status).toMatchObject({ status: 'adopt', fromInformationCanBeSubmitted: false, reason: null });
    expect(status.examTime).not.toBeNull();
    const decided = await fair.submit<Refused>(one, form, answers, { revision: 3 });
    expect([decided.status, decided.data.reason]).toEqual([409, 'DECIDED']);
    const audit = await fair.server.database
      .selectFrom('audit')
      .select(['action', 'actor_kind'])
      .where('thing_id', '=', id)
      .orderBy('audit_id')
      .execute();
    expect(audit.map(({ action, actor_kind }) => `${actor_kind} ${action}`)).toEqual([
      'account submission.submit',
      'staff submission.fail',
      'account submission.submit',
      'staff submission.adopt',
    ]);
  });

  it('of something that changed meanwhile is refused, not applied', async () => {
    const form = await makeForm();
    const { id } = (await fair.submit(one, form, { name: '甲' })).data;
    await decide(reviewer, id, { revision: 1, reason: '再写', comments: [] });
    await fair.submit(one, form, { name: '乙' }, { revision: 1 });
    const stale = await decide<Refused>(reviewer, id, { revision: 1 }, calls.consoleAdopt);
    expect([stale.status, stale.data.reason, stale.data['revision']]).toEqual([409, 'STALE_REVISION', 2]);
    expect((await fair.status(one, form.formId)).status).toBe('wait');
  });

  it('is decided once, whoever presses at the same time', async () => {
    const form = await makeForm();
    const { id } = (await fair.submit(one, form, { name: '甲' })).data;
    const decisions = await Promise.all([
      decide<Refused>(reviewer, id, { revision: 1 }, calls.consoleAdopt),
      decide<Refused>(reviewer, id, { revision: 1, reason: '再写', comments: [] }),
      decide<Refused>(reviewer, id, { revision: 1 }, calls.consoleAdopt),
    ]);
    expect(decisions.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(decisions.flatMap(({ status, data }) => (status === 409 ? [data.reason] : []))).toEqual([
      'NOTHING_TO_DECIDE',
      'NOTHING_TO_DECIDE',
    ]);
  });

  it('needs a word where it rejects, at a field that exists', async () => {
    const form = await makeForm();
    const { id } = (await fair.submit(one, form, { name: '甲', rows: [{ what: '泵' }] })).data;
    const reject = async (body: object): Promise<unknown[]> => {
      const { status, data } = await decide<Refused>(reviewer, id, {
        revision: 1,
        reason: '',
        comments: [],
        ...body,
      });
      return [status, data.reason];
    };
    expect(await reject({})).toEqual([400, 'COMMENT_REQUIRED']);
    expect(await reject({ reason: '  ' })).toEqual([400, 'COMMENT_REQUIRED']);
    expect(await reject({ comments: [{ prop: 'nowhere', comment: 'x' }] })).toEqual([400, 'BAD_REQUEST']);
    expect(await reject({ comments: [{ prop: 'rows', path: [1, 'what'], comment: 'x' }] })).toEqual([
      400,
      'BAD_REQUEST',
    ]);
    expect(await reject({ comments: [{ prop: 'rows', path: [0, 'nowhere'], comment: 'x' }] })).toEqual([
      400,
      'BAD_REQUEST',
    ]);
    expect(await reject({ comments: [{ prop: 'rows', path: [0, 'what'], comment: 'x' }] })).toEqual([
      200,
      undefined,
    ]);
  });

  it('is for staff, of their own forms and exhibition', async () => {
    const [form, another] = [await makeForm(), await makeForm()];
    const { id } = (await fair.submit(one, form, { name: '甲' })).data;
    const limited = await fair.person({ role: 'reviewer', formIds: [another.formId] });
    expect((await decide(one, id, { revision: 1 }, calls.consoleAdopt)).status).toBe(403);
    expect((await decide(limited, id, { revision: 1 }, calls.consoleAdopt)).status).toBe(404);
    expect((await fair.get(limited, path(calls.consoleSubmission, id))).status).toBe(404);
    expect((await fair.get(one, path(calls.consoleSubmission, id))).status).toBe(403);
    expect((await decide(reviewer, 'nothing', { revision: 1 }, calls.consoleAdopt)).status).toBe(404);
    expect((await fair.status(one, form.formId)).status).toBe('wait');
  });
});
