import {
  calls,
  formTypeCodes,
  limits,
  type ExceptionOf,
  type HistoryPage,
  type Memberships,
} from '@zhantai/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import type { Form } from '../../forms/index.ts';
import { openTestFair, type Refused, type TestFair } from '../../http/testing/test-fair.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';

let fair: TestFair;
let editor: TestSession;
let exhibitor: TestSession;
let people: Form;

beforeAll(async () => {
  fair = await openTestFair();
  people = await createTestForm(
    fair.server.database,
    fair.exhibition,
    testDefinition([{ prop: 'name', type: 'input' }]),
    {
      formCode: 'G1',
      formType: formTypeCodes.exhibitorPersion,
      submissions: 'many',
      passQuota: { squareMetres: 1_000, passes: 1, least: 1 },
    },
  );
  editor = await fair.person({ role: 'editor', name: '秦未晞' });
  exhibitor = await fair.exhibitor('C1');
  await fair.exhibitor('C2');
});
afterAll(() => fair.close());

const path = calls.consoleExceptions.path.replace(':id', 'C1');
const read = async (who = editor) => (await fair.get<ExceptionOf[]>(who, path)).data;
const change = <T = ExceptionOf[]>(
  kind: ExceptionOf['kind'],
  from: number | null,
  to: number | null,
  more: object = {},
) => fair.post<T>(editor, path, { kind, change: { value: { from, to } }, reason: ' 主宾国展团 ', ...more });
const memberships = async () => (await fair.get<Memberships>(exhibitor, calls.memberships.path)).data;
const add = () =>
  fair.post<Refused>(editor, calls.consoleAddAccount.path.replace(':id', 'C1'), {
    phone: '13712340001',
    name: '乙',
  });
const reasonOf = async (answer: Promise<{ status: number; data: Refused }>) => {
  const { status, data } = await answer;
  return [status, data.reason];
};

it('an exhibitor gets more passes of a form, which the next person uses, and the others do not', async () => {
  await fair.submit(exhibitor, people, { name: '甲' });
  const refused = await fair.submit<Refused>(exhibitor, people, { name: '乙' });
  expect(refused.data).toMatchObject({ reason: 'PASSES_USED_UP', limit: 1 });
  const { formId } = people;
  const { status, data } = await change('passes', null, 2, { formId });
  expect(status, JSON.stringify(data)).toBe(200);
  expect(data.find(({ kind }) => kind === 'passes')).toMatchObject({
    formId,
    formCode: 'G1',
    usual: 1,
    given: { value: 2, reason: '主宾国展团', by: '秦未晞' },
  });
  await fair.submit(exhibitor, people, { name: '乙' });
  const third = await fair.submit<Refused>(exhibitor, people, { name: '丙' });
  expect(third.data).toMatchObject({ reason: 'PASSES_USED_UP', limit: 2 });
  const listed = await fair.get<{ passes: { places: number } }>(exhibitor, calls.persons.path);
  expect(listed.data.passes.places).toBe(2);
});

it('it is taken back by what was seen alone, and is then as before', async () => {
  const { formId } = people;
  const other = await change<Refused>('passes', 9, null, { formId });
  expect([other.status, other.data.reason]).toEqual([409, 'THING_CHANGED']);
  await change('passes', 2, null, { formId });
  expect((await read()).every(({ given }) => given === null)).toBe(true);
  const history = calls.consoleExhibitorHistory.path.replace(':id', 'C1');
  const { records } = (await fair.get<HistoryPage>(editor, history)).data;
  expect(records.slice(0, 2)).toMatchObject([
    {
      action: 'exception.revoke',
      reason: '主宾国展团',
      changes: [{ key: 'exceptionPasses', from: 'G1 2', to: null }],
    },
    { action: 'exception.grant', changes: [{ key: 'exceptionPasses', from: null, to: 'G1 2' }] },
  ]);
});

it('the number of accounts holds for the main account and for staff', async () => {
  const usual = limits.exhibitorAccounts;
  expect((await memberships()).limit).toBe(usual);
  await change('accounts', null, 1);
  expect((await memberships()).limit).toBe(1);
  const refused = await add();
  expect([refused.status, refused.data.reason]).toEqual([409, 'TOO_MANY_ACCOUNTS']);
  await change('accounts', 1, 2);
  expect((await add()).status).toBe(200);
});

it('refused are more than there may be, no account at all, a form without passes, and who may not', async () => {
  expect(await reasonOf(change<Refused>('accounts', 2, 201))).toEqual([409, 'LIMIT_REACHED']);
  expect(await reasonOf(change<Refused>('accounts', 2, 0))).toEqual([400, 'BAD_REQUEST']);
  expect(await reasonOf(change<Refused>('passes', null, 2, { formId: 'nothing' }))).toEqual([
    404,
    'NOT_FOUND',
  ]);
  expect(await reasonOf(change<Refused>('passes', null, 2))).toEqual([400, 'BAD_REQUEST']);
  const reviewer = await fair.person({ role: 'reviewer' });
  expect((await read(reviewer)).length).toBeGreaterThan(0);
  const elsewhere = await fair.person({ role: 'editor', halls: ['99'] });
  expect((await fair.get(elsewhere, path)).status).toBe(404);
});
