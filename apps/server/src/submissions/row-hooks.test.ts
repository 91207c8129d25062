import { calls, type AnswersRefused, type FormInfo } from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import { insertBooths } from '../booths/testing.ts';
import type { Form } from '../forms/index.ts';
import { openTestFair, type Answer, type Refused, type TestFair } from '../http/testing/test-fair.ts';
import { createTestForm, testDefinition } from '../http/testing/test-form.ts';

let fair: TestFair;
let group: TestSession;
let alone: TestSession;

const formWith = (eventList: readonly object[], changes: Partial<Form> = {}): Promise<Form> =>
  createTestForm(
    fair.server.database,
    fair.exhibition,
    testDefinition([
      { prop: 'wish', type: 'input' },
      {
        prop: 'crew',
        type: 'dynamic',
        original: { eventList, children: { column: [{ prop: 'name', type: 'input', label: '姓名' }] } },
      },
    ]),
    { review: false, ...changes },
  );
const add = (handler: string, settings: object) => ({ event: 'add', handler, settings });

beforeAll(async () => {
  fair = await openTestFair();
  alone = await fair.exhibitor('A101');
  group = await fair.exhibitor('G');
  // Beside the one of 72 m² that every exhibitor of a test has.
  await fair.server.database.transaction().execute((transaction) =>
    insertBooths(transaction, fair.exhibition, [
      {
        boothId: '6-G',
        hall: '6',
        number: 'GS',
        area: 9.5,
        type: 'std',
        heightLimit: null,
        exhibitorId: 'G',
      },
    ]),
  );
});
afterAll(() => fair.close());

const crew = (...names: readonly string[]) => ({ wish: '', crew: names.map((name) => ({ name })) });
const give = (
  who: TestSession,
  form: Form,
  answers: Record<string, unknown>,
  boothId?: string,
): Promise<Answer<Refused & AnswersRefused>> =>
  fair.submit<Refused & AnswersRefused>(who, form, answers, boothId === undefined ? {} : { boothId });
const problemsOf = ({ status, data }: Answer<Refused & AnswersRefused>) =>
  status === 200
    ? []
    : data.problems.map(({ prop, code, params, message }) => ({ prop, code, params, message }));

describe('engine.md §6: hooks of rows, whatever a client sends', () => {
  it('measure by all booths of who hands in', async () => {
    const form = await formWith([add('limitByBooth', { rows: 1 })]);
    expect(problemsOf(await give(alone, form, crew('甲', '乙')))).toEqual([
      { prop: 'crew', code: 'tooManyForBooth', params: { n: 1 }, message: 'crew按展位数最多1项' },
    ]);
    expect(problemsOf(await give(group, form, crew('甲', '乙')))).toEqual([]);
    expect(problemsOf(await give(alone, form, crew('甲')))).toEqual([]);
  });

  it('measure by the one booth that a submission is for', async () => {
    const form = await formWith([add('limitByArea', { squareMetres: 9, rows: 1 })], { submissions: 'booth' });
    expect(problemsOf(await give(group, form, crew('甲', '乙'), '6-G'))).toMatchObject([
      { code: 'tooManyForArea', params: { n: 1 } },
    ]);
    expect(problemsOf(await give(group, form, crew('甲', '乙'), '5-G'))).toEqual([]);
    const query = { formId: form.formId, boothId: '6-G' };
    const { data } = await fair.get<FormInfo>(
      group,
      `${calls.info.path}?${new URLSearchParams(query).toString()}`,
    );
    expect(data.context.booth).toMatchObject({ count: 1, totalArea: 9.5 });
  });

  it('add up the area of several booths', async () => {
    const form = await formWith([add('limitByArea', { squareMetres: 40.75, rows: 1 })]);
    expect(problemsOf(await give(group, form, crew('甲', '乙', '丙')))).toMatchObject([
      { code: 'tooManyForArea', params: { n: 2 } },
    ]);
    expect(problemsOf(await give(group, form, crew('甲', '乙')))).toEqual([]);
  });

  it('find doubled rows, rows that were kept, and rows without their field', async () => {
    const unique = await formWith([add('uniqueColumn', { columns: ['name'] })]);
    expect(problemsOf(await give(alone, unique, crew('甲', '乙', ' 甲')))).toMatchObject([
      { code: 'duplicateRow', params: { row: 3, other: 1 }, message: 'crew第3行与第1行重复' },
    ]);
    const kept = await formWith([{ event: 'del', handler: 'keepFirst', settings: { rows: 2 } }]);
    expect(problemsOf(await give(alone, kept, crew('甲')))).toMatchObject([
      { code: 'tooFew', params: { n: 2 } },
    ]);
    const needing = await formWith([add('requireParent', { prop: 'wish' })]);
    expect(problemsOf(await give(alone, needing, crew('甲')))).toMatchObject([
      { code: 'needsParent', params: { parent: 'wish' }, message: '请先填写wish' },
    ]);
    expect(problemsOf(await give(alone, needing, { ...crew('甲'), wish: '要' }))).toEqual([]);
  });
});
