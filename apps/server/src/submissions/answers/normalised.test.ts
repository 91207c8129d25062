import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { openTestFair, type TestFair } from '../../http/testing/test-fair.ts';

const options = [
  { value: '1', label: 'one' },
  { value: '4', label: 'other', hasInput: true },
];
const definition = testDefinition([
  { prop: 'name', type: 'input', required: true },
  { prop: 'mobile', type: 'input', original: { rules: [{ type: 'mobile' }] } },
  { prop: 'abroad', type: 'input', original: { rules: [{ type: 'phone' }] } },
  { prop: 'memo', type: 'textarea' },
  { prop: 'height', type: 'number' },
  { prop: 'brands', type: 'array' },
  { prop: 'kind', type: 'radio', original: { dicData: options } },
  { prop: 'kinds', type: 'checkbox', original: { dicData: options } },
  {
    prop: 'people',
    type: 'dynamic',
    original: {
      children: {
        column: [
          { prop: 'who', type: 'input', label: 'who' },
          { prop: 'mobile', type: 'input', label: 'mobile', rules: [{ type: 'mobile' }] },
        ],
      },
    },
  },
]);
const typed = {
  name: '\u200b \u4e70\u4e70\u63d0\u00b7\u963f\u5408\u5949\u3000',
  mobile: '+86 138\u20110013 8005',
  abroad: '0044 (20) 7946 0958',
  memo: ' one\u200b\n two ',
  height: '\uff11,\uff13\uff15\uff10.5',
  brands: '[" A\u200b ","Jose\u0301"]',
  kind: '4_>\u3000red\\, blue\u200b',
  kinds: '1,4_> a\\,b ',
  people: [{ $id: 'r1', who: '\u202eO\u2019Brien ', mobile: '\uff11\uff13\uff1800138005' }],
};
const meant = {
  name: '\u4e70\u4e70\u63d0\u00b7\u963f\u5408\u5949',
  mobile: '13800138005',
  abroad: '+442079460958',
  memo: ' one\n two ',
  height: 1350.5,
  brands: '["A","Jos\u00e9"]',
  kind: '4_>red\\, blue',
  kinds: '1,4_>a\\,b',
  people: [{ $id: 'r1', who: 'O\u2019Brien', mobile: '13800138005' }],
};

let fair: TestFair;
let one: TestSession;
beforeAll(async () => {
  fair = await openTestFair();
  one = await fair.exhibitor('A101');
});
afterAll(() => fair.close());

it('E2.14: a draft is kept as it was typed, what is handed in as it was meant', async () => {
  const form = await createTestForm(fair.server.database, fair.exhibition, definition);
  const draft = await fair.submit(one, form, typed, { draft: true });
  expect((await fair.info(one, form.formId)).answers).toEqual(typed);
  const taken = await fair.submit(one, form, typed, { revision: draft.data.revision });
  expect(taken.status).toBe(200);
  const info = await fair.info(one, form.formId);
  expect(info.answers).toEqual(meant);
  const row = await fair.server.database
    .selectFrom('revision')
    .select('answers')
    .where('submission_id', '=', taken.data.id)
    .executeTakeFirstOrThrow();
  expect(row.answers).toEqual(meant);
});

it('engine.md §2: a text of blanks that nobody sees is no answer', async () => {
  const form = await createTestForm(fair.server.database, fair.exhibition, definition);
  const refused = await fair.submit(one, form, { name: '\u200b\u3164\u00a0\u2800' });
  expect(refused.status).toBe(422);
});
