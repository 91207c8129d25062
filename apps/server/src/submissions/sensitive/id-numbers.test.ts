import { calls, formTypeCodes, type AnswersRefused, type IdCheck } from '@zhantai/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import type { Form } from '../../forms/index.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { openTestFair, type Answer, type Refused, type TestFair } from '../../http/testing/test-fair.ts';

const definition = testDefinition([
  { prop: 'name', type: 'input' },
  { prop: 'no', type: 'input', original: { sensitive: 'id' } },
  {
    prop: 'people',
    type: 'dynamic',
    original: { children: { column: [{ prop: 'no', type: 'input', label: 'no', sensitive: 'id' }] } },
  },
]);
const started = Date.now();
let now = new Date(started);

let fair: TestFair;
let one: TestSession;
let other: TestSession;
let people: Form;

beforeAll(async () => {
  fair = await openTestFair(() => now);
  [one, other] = [await fair.exhibitor('A101'), await fair.exhibitor('A102')];
  people = await createTestForm(fair.server.database, fair.exhibition, definition, {
    formType: formTypeCodes.exhibitorPersion,
    submissions: 'many',
  });
});
afterAll(() => fair.close());

const register = (who: TestSession, answers: Record<string, unknown>, form = people) =>
  fair.submit<Refused>(who, form, answers);
const check = (who: TestSession, idNo: string): Promise<Answer<IdCheck>> =>
  fair.get<IdCheck>(who, calls.checkIdNo.path, { idNo });
const problems = ({ status, data }: Answer<object>): unknown => {
  const refused: Partial<AnswersRefused> = data;
  return [status, refused.problems?.map(({ prop, path, code }) => [prop, path?.[0] ?? null, code])];
};

describe('wire.md §4: ID numbers', () => {
  it('are registered once in an exhibition, however they are written', async () => {
    expect((await register(one, { no: '99041719010101001x' })).status).toBe(200);
    expect(problems(await register(other, { no: '9904 1719-0101 01001X' }))).toEqual([
      422,
      [['no', null, 'taken']],
    ]);
    expect(problems(await register(one, { people: [{ no: '1' }, { no: '99041719010101001X' }] }))).toEqual([
      422,
      [['people', 1, 'taken']],
    ]);
    const refused = await register(other, { no: '99041719010101001X' });
    expect(JSON.stringify(refused)).not.toContain('A101');
    const draft = await fair.submit(other, people, { no: '99041719010101001X' }, { draft: true });
    expect(draft.status).toBe(200);
  });

  it('stand once in a submission', async () => {
    expect(
      problems(await register(one, { no: 'E10000001', people: [{ no: 'e10000001' }, { no: 'E2' }] })),
    ).toEqual([422, [['people', 0, 'taken']]]);
  });

  it('go to one of fifty that send them at once', async () => {
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        register(index % 2 === 0 ? one : other, { name: String(index), no: 'G50505050' }),
      ),
    );
    const statuses = sent.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(49);
  });

  it('cross without waiting for each other for ever', async () => {
    const [first, second] = [{ no: 'H1000001' }, { no: 'H1000002' }];
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        register(one, { people: index % 2 === 0 ? [first, second] : [second, first] }),
      ),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(sent.filter(({ status }) => status === 422)).toHaveLength(9);
  });

  it('are free again when they are typed over or withdrawn, and stay with who is returned', async () => {
    const { formId } = people;
    const { data } = await fair.submit(one, people, { no: 'K7000001', name: '甲' });
    const { id } = data;
    await fair.post(one, calls.withdraw.path, { formId, id });
    const theirs = await fair.submit(other, people, { no: 'K7000001' });
    expect(theirs.status).toBe(200);
    const back = await fair.submit<Refused>(one, people, { no: 'K7000001' }, { id, revision: 2 });
    expect(problems(back)).toEqual([422, [['no', null, 'taken']]]);
    expect((await fair.submit(one, people, { no: 'K7000002' }, { id, revision: 2 })).status).toBe(200);
    const reviewer = await fair.person({ role: 'reviewer' });
    const reject = { revision: 1, reason: '补', comments: [] };
    await fair.post(reviewer, calls.consoleReject.path.replace(':id', theirs.data.id), reject);
    expect((await register(one, { no: 'K7000001' })).status).toBe(422);
    const again = { id: theirs.data.id, revision: 1 };
    const same = await fair.submit(other, people, { people: [{ no: 'K7000001' }] }, again);
    expect(same.status).toBe(200);
    await fair.post(reviewer, calls.consoleReject.path.replace(':id', theirs.data.id), {
      ...reject,
      revision: 2,
    });
    expect((await fair.submit(other, people, { no: 'K7000003' }, { ...again, revision: 2 })).status).toBe(
      200,
    );
    expect((await register(one, { no: 'K7000001' })).status).toBe(200);
  });

  it('are not registered by forms that register nobody', async () => {
    const form = await createTestForm(fair.server.database, fair.exhibition, definition);
    expect((await register(one, { no: 'P7000001' }, form)).status).toBe(200);
    expect((await register(other, { no: 'P7000001' }, form)).status).toBe(200);
    expect((await register(other, { no: 'P7000001' })).status).toBe(200);
  });
});

describe('wire.md §4: checkIdNo', () => {
  it('tells whether a number can be one and is registered by others, never whose', async () => {
    const [three, four] = [await fair.exhibitor('A103'), await fair.exhibitor('A104')];
    expect((await check(three, 'M9000001')).data).toEqual({ valid: true, reason: null, duplicate: false });
    await register(three, { no: 'M9000001' });
    const found = await check(four, 'm900-0001');
    expect(found.data).toEqual({ valid: false, reason: 'registered', duplicate: true });
    expect((await check(three, 'M9000001')).data.duplicate).toBe(false);
    expect((await check(four, '110101199003074518')).data).toMatchObject({ duplicate: false });
    for (const wrong of ['12', '110101199003074510', '证件', 'A'.repeat(30)]) {
      expect((await check(four, wrong)).data).toEqual({ valid: false, reason: 'format', duplicate: false });
    }
  });

  it('ends after so many questions of an exhibitor, and begins again', async () => {
    const many = await fair.exhibitor('A105');
    const colleague = await fair.person({ role: 'exhibitor', exhibitorId: 'A105' });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        check(index % 2 === 0 ? many : colleague, `Q${1_000_000 + index}`),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await check(other, 'Q1000000')).status).toBe(200);
    now = new Date(started + 61_000);
    expect((await check(many, 'Q1000000')).status).toBe(200);
  });
});
