import { calls, type FormInfo, type OptionLeft } from '@zhantai/contract';
import { parseDefinition } from '@zhantai/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import type { Form } from '../../forms/index.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { openTestFair, type Answer, type Refused, type TestFair } from '../../http/testing/test-fair.ts';

const dicData = [
  { value: 'a', label: '上午' },
  { value: 'b', label: '下午' },
];
const i18n = { en: { options: { a: 'Morning', b: 'Afternoon' } } };
const definition = testDefinition([
  { prop: 'slot', type: 'select', original: { dicData, i18n } },
  {
    prop: 'cars',
    type: 'dynamic',
    original: { children: { column: [{ prop: 'slot', type: 'select', label: '时段', dicData, i18n }] } },
  },
  { prop: 'days', type: 'checkbox', original: { dicData } },
]);
const rows = (...slots: readonly string[]): readonly object[] =>
  slots.map((slot, index) => ({ $id: `r${index}`, slot }));

let fair: TestFair;
let one: TestSession;
let two: TestSession;

beforeAll(async () => {
  fair = await openTestFair();
  [one, two] = [await fair.exhibitor('A101'), await fair.exhibitor('A102')];
});
afterAll(() => fair.close());

function makeForm(changes: Partial<Form>): Promise<Form> {
  return createTestForm(fair.server.database, fair.exhibition, definition, changes);
}

const quota = (prop: string, column: string | null, limit: number): Form['optionQuotas'][number] => ({
  prop,
  column,
  option: 'a',
  limit,
});

function problems(answer: Answer<Refused>): unknown {
  const list = answer.data['problems'];
  if (!Array.isArray(list)) return answer;
  return [
    answer.status,
    list.map((problem: { prop: string; path?: unknown; code: string; message: string }) => [
      problem.prop,
      problem.path ?? null,
      problem.code,
      problem.message,
    ]),
  ];
}

async function left(who: TestSession, form: Form): Promise<readonly [OptionLeft[], readonly string[]]> {
  const info = await fair.info(who, form.formId);
  return [info.optionsLeft, shownOptions(info)];
}

/** Labels of the options of `slot` and of the column, disabled ones in brackets. */
function shownOptions({ form }: Pick<FormInfo, 'form'>, language: 'zh-Hans' | 'en' = 'zh-Hans'): string[] {
  const { items } = parseDefinition(form, { language });
  return items
    .flatMap((item) => [item, ...item.columns])
    .filter((item) => item.prop === 'slot')
    .flatMap((item) => item.options ?? [])
    .map(({ label, disabled }) => (disabled === true ? `[${label}]` : label));
}

describe('console.md §2: quotas for one option across all exhibitors', () => {
  it('are reported before, refused at the field, and given back by a withdrawal', async () => {
    const form = await makeForm({ optionQuotas: [quota('slot', null, 1)] });
    const places = { prop: 'slot', column: null, option: 'a' };
    expect(await left(one, form)).toEqual([[{ ...places, left: 1 }], ['上午', '下午', '上午', '下午']]);
    expect((await fair.submit(one, form, { slot: 'a' })).status).toBe(200);
    expect(await left(two, form)).toEqual([
      [{ ...places, left: 0 }],
      ['[上午（已满）]', '下午', '上午', '下午'],
    ]);
    expect(shownOptions(await fair.info(two, form.formId), 'en')[0]).toBe('[Morning (sold out)]');
    // Who has it keeps it.
    expect(await left(one, form)).toEqual([[{ ...places, left: 1 }], ['上午', '下午', '上午', '下午']]);
    const refused = await fair.submit<Refused>(two, form, { slot: 'a' });
    expect(problems(refused)).toEqual([422, [['slot', null, 'soldOut', 'slot的「上午」已满，请改选其他']]]);
    expect(
      problems(await fair.submit<Refused>(two, form, { slot: 'a' }, {}, { 'accept-language': 'zh-Hant' })),
    ).toEqual([422, [['slot', null, 'soldOut', 'slot的「上午」已額滿，請改選其他']]]);
    expect((await fair.submit(two, form, { slot: 'a' }, { draft: true })).status).toBe(200);
    await fair.post(one, calls.withdraw.path, { formId: form.formId });
    expect((await fair.submit(two, form, { slot: 'a' }, { revision: 1 })).status).toBe(200);
  });

  it('are freed by handing in another choice, and kept while a submission is returned', async () => {
    const form = await makeForm({ optionQuotas: [quota('slot', null, 1)], review: false });
    expect((await fair.submit(one, form, { slot: 'a' })).status).toBe(200);
    expect((await fair.submit(one, form, { slot: 'a', days: 'b' }, { revision: 1 })).status).toBe(200);
    expect((await fair.submit(two, form, { slot: 'a' })).status).toBe(422);
    expect((await fair.submit(one, form, { slot: 'b' }, { revision: 2 })).status).toBe(200);
    expect((await fair.submit(two, form, { slot: 'a' })).status).toBe(200);
  });

  it('count every row of a sub-table and every tick, and mark the rows that are too many', async () => {
    const form = await makeForm({
      optionQuotas: [quota('cars', 'slot', 3), quota('days', null, 1)],
      review: false,
    });
    expect((await fair.submit(one, form, { cars: rows('a', 'b', 'a'), days: 'a,b' })).status).toBe(200);
    const refused = await fair.submit<Refused>(two, form, { cars: rows('a', 'a'), days: 'b,a' });
    expect(problems(refused)).toEqual([
      422,
      [
        ['cars', [1, 'slot'], 'soldOut', '时段的「上午」已满，请改选其他'],
        ['days', null, 'soldOut', 'days的「上午」已满，请改选其他'],
      ],
    ]);
    expect((await fair.submit(two, form, { cars: rows('a', 'b'), days: 'b' })).status).toBe(200);
    const three = await fair.exhibitor('A103');
    expect((await left(three, form))[1]).toEqual(['上午', '下午', '[上午（已满）]', '下午']);
  });

  it('leave with who is removed from the list', async () => {
    const form = await makeForm({
      formType: '7',
      submissions: 'many',
      optionQuotas: [quota('slot', null, 1)],
    });
    const taken = await fair.submit(one, form, { slot: 'a' });
    expect((await fair.submit(two, form, { slot: 'a' })).status).toBe(422);
    const path = `${calls.personsRemove.path}?${new URLSearchParams({
      ids: taken.data.id,
      formId: form.formId,
      exhibitorId: 'A101',
    }).toString()}`;
    expect((await fair.post(one, path, {})).status).toBe(200);
    expect((await fair.submit(two, form, { slot: 'a' })).status).toBe(200);
  });

  it('go with a submission that is purged', async () => {
    const form = await makeForm({ optionQuotas: [quota('slot', null, 1)] });
    const { id } = (await fair.submit(one, form, { slot: 'a' })).data;
    await fair.server.database.deleteFrom('review_step').where('submission_id', '=', id).execute();
    await fair.server.database.deleteFrom('revision').where('submission_id', '=', id).execute();
    await fair.server.database.deleteFrom('submission').where('submission_id', '=', id).execute();
    expect((await left(two, form))[0][0]?.left).toBe(1);
  });

  it('are never oversold: of 50 who submit at once as many get one as there are', async () => {
    const form = await makeForm({ optionQuotas: [quota('slot', null, 7)] });
    const people = [];
    for (let index = 0; index < 50; index += 1) {
      // One after the other, so that ids stay in order.
      people.push(await fair.exhibitor(`R${100 + index}`));
    }
    const answers = await Promise.all(people.map((who) => fair.submit(who, form, { slot: 'a' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(43);
    expect((await left(one, form))[0][0]?.left).toBe(0);
  });
});
