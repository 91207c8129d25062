import { calls, type AnswersRefused } from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import type { Form } from '../forms/index.ts';
import { createTestForm, testDefinition } from '../http/testing/test-form.ts';
import { openTestFair, type Answer, type Refused, type TestFair } from '../http/testing/test-fair.ts';

let fair: TestFair;
let one: TestSession;
let goods: Form;
let crew: Form;

const column = (prop: string, type: string, more: object = {}) => ({
  formItemId: `c_${prop}`,
  formItemType: type,
  formItemLabel: prop,
  formItemOriginalData: JSON.stringify({ prop, ...more }),
});
const table = (prop: string, columns: readonly object[], more: object = {}) => ({
  prop,
  type: 'dynamic',
  original: { children: { column: columns }, ...more },
});

beforeAll(async () => {
  fair = await openTestFair();
  one = await fair.exhibitor('A101');
  const { database } = fair.server;
  const many = Array.from({ length: 40 }, (_, at) => column(`c${at}`, 'input'));
  goods = await createTestForm(
    database,
    fair.exhibition,
    testDefinition([
      table('rows', [column('weight', 'number', { required: true, max: 10 })]),
      table('few', [column('name', 'input')], { maxSize: 3 }),
      table('wide', many),
      { prop: 'names', type: 'array' },
      { prop: 'note', type: 'textarea' },
      {
        prop: 'kinds',
        type: 'checkbox',
        original: { dicData: [{ value: '1', label: '一' }] },
      },
    ]),
    { review: false },
  );
  crew = await createTestForm(
    database,
    fair.exhibition,
    testDefinition([
      table('people', [column('idNo', 'input', { sensitive: 'id' }), column('name', 'input')]),
    ]),
  );
});
afterAll(() => fair.close());

const rows = (count: number, row: unknown = { weight: 1 }): unknown[] =>
  Array.from({ length: count }, () => row);

async function sent(
  answers: Record<string, unknown>,
  form: Form = goods,
  draft = false,
): Promise<Answer<Refused & AnswersRefused> & { bytes: number }> {
  const answer = await fair.submit<Refused & AnswersRefused>(one, form, answers, { draft });
  return { ...answer, bytes: JSON.stringify(answer.data).length };
}

describe('answers with more in them than anybody fills in', () => {
  it.each([
    ['300,000 rows', { rows: rows(300_000) }, 'rows', 20_000],
    ['20,001 rows', { rows: rows(20_001) }, 'rows', 20_000],
    ['20,001 empty rows', { rows: rows(20_001, {}) }, 'rows', 20_000],
    ['20,001 rows as text', { rows: JSON.stringify(rows(20_001)) }, 'rows', 20_000],
    ['10,001 rows of 40 columns', { wide: rows(10_001, {}) }, 'wide', 10_000],
    ['more in a list than there are rows', { names: JSON.stringify(rows(30_000, '')) }, 'names', 20_000],
    ['choices without end', { kinds: '1,'.repeat(1_000_000) }, 'kinds', 20_000],
    ['a list in a cell', { few: [{ name: rows(500_000, 1) }] }, 'few', 20_000],
  ])('are refused by the name of the field: %s', async (_what, answers, prop, n) => {
    for (const draft of [false, true]) {
      const { status, data, bytes } = await sent(answers, goods, draft);
      expect(status).toBe(422);
      expect(data.problems).toMatchObject([{ prop, code: 'maxSize', params: { n } }]);
      expect(data.problems[0]?.message).toBe(`${prop}最多${n}项`);
      expect(bytes).toBeLessThan(1_000);
    }
  });

  it('are refused where they ask for more that is sealed than a list of people holds', async () => {
    const { status, data } = await sent({ people: rows(2_001, { idNo: 'x', name: 'y' }) }, crew);
    expect(status).toBe(422);
    expect(data.problems).toMatchObject([{ prop: 'people', code: 'maxSize', params: { n: 2_000 } }]);
  });

  it('are refused by what the form says where it says less', async () => {
    const { status, data } = await sent({ few: rows(10_000, { name: 'x' }), note: 'x' });
    expect(status).toBe(422);
    expect(data.problems).toMatchObject([{ prop: 'few', code: 'maxSize', params: { n: 3 } }]);
  });
});

describe('what is wrong with many rows', () => {
  it('is reported 500 times, and how often it is not reported', async () => {
    const { status, data, msg, bytes } = await sent({ rows: rows(1_200, { weight: 11 }) });
    expect(status).toBe(422);
    expect(data.problems).toHaveLength(500);
    expect(data.more).toBe(700);
    expect(msg).toContain('1200');
    expect(bytes).toBeLessThan(150_000);
  });

  it('is reported whole where it is little', async () => {
    const { data } = await sent({ rows: rows(500, { weight: 11 }) });
    expect(data.problems).toHaveLength(500);
    expect(data.more).toBeUndefined();
  });
});

describe('a refusal', () => {
  it('names few of a hundred thousand fields that nobody requested', async () => {
    const strange = Object.fromEntries(Array.from({ length: 4_000 }, (_, at) => [`x${at}`.repeat(50), 1]));
    const { status, data, bytes } = await sent(strange);
    expect([status, data.reason]).toEqual([400, 'UNKNOWN_FIELD']);
    expect(bytes).toBeLessThan(10_000);
  });

  it('of a body that is larger than its call needs names the limit', async () => {
    const long = { formId: 'x'.repeat(300_000), revision: 0 };
    const { status, msg } = await fair.post(one, calls.discardDraft.path, long);
    expect([status, msg]).toEqual([413, '提交的内容过大，上限为 0.25 MB']);
  });
});

it('a table of 20,000 rows is taken, kept and shown', { timeout: 60_000 }, async () => {
  const answers = { rows: rows(20_000, { weight: 2 }), few: [], wide: [], names: '', note: '', kinds: '' };
  const draft = await sent(answers, goods, true);
  expect(draft.status).toBe(200);
  const taken = await fair.submit(one, goods, answers, { revision: 1 });
  expect(taken).toMatchObject({ status: 200, data: { revision: 2 } });
  const info = await fair.info(one, goods.formId);
  expect(info.answers).toEqual({ ...answers, rows: rows(20_000, { weight: 2 }) });
});
