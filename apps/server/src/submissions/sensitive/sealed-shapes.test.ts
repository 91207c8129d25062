import {
  assert,
  asyncProperty,
  array,
  constantFrom,
  integer,
  oneof,
  record,
  tuple,
  type Arbitrary,
} from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import { type Form } from '../../forms/index.ts';
import { publishVersion } from '../../forms/testing.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { openTestFair, type TestFair } from '../../http/testing/test-fair.ts';

const definition = testDefinition([
  { prop: 'name', type: 'input' },
  { prop: 'idNo', type: 'input', original: { sensitive: 'id' } },
  {
    prop: 'people',
    type: 'dynamic',
    original: {
      children: {
        column: [
          { prop: 'who', type: 'input', label: 'who' },
          { prop: 'no', type: 'input', label: 'no', sensitive: 'id' },
        ],
      },
    },
  },
  {
    prop: 'guards',
    type: 'dynamic',
    original: { sensitive: 'id', children: { column: [{ prop: 'long', type: 'input', label: 'no' }] } },
  },
]);

let fair: TestFair;
let form: Form;
let plain: Form;
let count = 0;

beforeAll(async () => {
  fair = await openTestFair();
  const { server, exhibition } = fair;
  const { database } = server;
  const before = testDefinition([{ prop: 'former', type: 'input' }]);
  form = await createTestForm(database, exhibition, before, { submissions: 'many' });
  await publishVersion(database, exhibition, form.formId, definition, null);
  plain = await createTestForm(database, exhibition, definition, { submissions: 'many' });
  const { formId } = plain;
  const without = testDefinition([{ prop: 'name', type: 'input' }]);
  await publishVersion(database, exhibition, formId, without, null);
});
afterAll(() => fair.close());

/** Every column of every row of every table, as text; bytes as hexadecimal. */
async function everything(): Promise<string> {
  const { database } = fair.server;
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(database);
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{
        text: string;
      }>`select t::text as text from ${sql.table(name)} as t`.execute(database);
      return rows.map(({ text }) => text).join('\n');
    }),
  );
  return texts.join('\n');
}

/** A number that nothing else in the database looks like. */
const number = integer({ min: 0, max: 99_999_999 }).map(
  (value) => `9904171${String(value).padStart(8, '0')}00X`,
);
const stray = constantFrom('idNo', 'note', 'label', '$index', 'long', 'constructor', 'no ');

/** One row in each of the shapes that the engine reads. */
function rowOf(prop: string): Arbitrary<unknown> {
  const flat = tuple(number, stray, number, constantFrom('r1', '', 'number')).map(([no, key, more, id]) => ({
    $id: id === 'number' ? no : id,
    [key]: more,
    nested: { deep: [more] },
    [prop]: no,
  }));
  const parts = tuple(number, number).map(([no, more]) => ({
    id: more,
    idNo: more,
    components: [
      { prop, value: no, label: more, placeholder: more },
      { prop: 'stray', value: more },
      { id: more },
    ],
  }));
  return oneof(flat, parts);
}

const wireOf = (prop: string): Arbitrary<unknown> =>
  tuple(array(rowOf(prop), { maxLength: 3 }), constantFrom(true, false)).map(([rows, text]) =>
    text ? JSON.stringify(rows) : rows,
  );

const saves = record({
  idNo: number,
  people: wireOf('no'),
  guards: oneof(wireOf('long'), wireOf('length')),
  former: oneof(number, wireOf('no')),
});

const numbersIn = (value: unknown): readonly string[] =>
  JSON.stringify(value).match(/9904171\d{8}00X/g) ?? [];

async function expectSealed(value: unknown): Promise<void> {
  const text = await everything();
  for (const one of numbersIn(value)) {
    expect(text).not.toContain(one);
    expect(text).not.toContain(Buffer.from(one).toString('hex'));
  }
}

async function exhibitor(): Promise<TestSession> {
  count += 1;
  return fair.exhibitor(`S${String(count)}`);
}

describe('no ID number stands in clear in any row of the database', () => {
  it('whatever shape the rows of a draft come in, and whatever keys they hold beside', async () => {
    const who = await exhibitor();
    await assert(
      asyncProperty(saves, constantFrom('key', ''), async (answers, key) => {
        count += 1;
        const headers = key === '' ? {} : { 'idempotency-key': `k${String(count)}` };
        const { status, data } = await fair.submit(who, form, answers, { draft: true, version: 2 }, headers);
        expect(status, JSON.stringify(data)).toBe(200);
        await fair.submit(who, form, answers, { draft: true, version: 2, revision: 7, id: data.id }, headers);
        await expectSealed(answers);
      }),
      { numRuns: 40 },
    );
  });

  it('nor of what was handed in', async () => {
    const who = await exhibitor();
    await assert(
      asyncProperty(saves, async ({ idNo, people, guards }) => {
        const answers = { idNo, people, guards };
        await fair.submit(who, form, { name: '甲', ...answers }, { version: 2 });
        await expectSealed(answers);
      }),
      { numRuns: 20 },
    );
  });

  it('nor where the form does not ask for it any more', async () => {
    const who = await exhibitor();
    const answers = { name: '甲', idNo: '990417190101010012', people: [{ no: '990417190101010012' }] };
    const { status } = await fair.submit(who, plain, answers, { draft: true, version: 2 });
    expect(status).toBe(200);
    expect(await everything()).not.toContain('990417190101010012');
  });
});

describe('what its owner typed comes back', () => {
  it('as the rows that the text or the components meant', async () => {
    const who = await exhibitor();
    const rows = [{ $id: 'r1', who: '甲', no: '990417190101010012' }];
    const components = [{ id: 'r1', components: [{ prop: 'no', value: '99041719020228002X' }] }];
    const { data } = await fair.submit(
      who,
      form,
      { idNo: '', people: JSON.stringify(rows), guards: components, former: 'kept' },
      { draft: true, version: 2 },
    );
    const { answers } = (
      await fair.get<{ answers: Record<string, unknown> }>(
        who,
        '/api/wdit-exhibitor/wdit-api/wditexhibitor/info',
        { formId: form.formId, id: data.id },
      )
    ).data;
    expect(answers).toMatchObject({ people: rows, former: 'kept' });
  });

  it('and the same draft sent again is the same save', async () => {
    const who = await exhibitor();
    const answers = { people: JSON.stringify([{ no: '990417190101010012', extra: 1 }]), former: [1] };
    const first = await fair.submit(who, form, answers, { draft: true, version: 2 });
    const again = await fair.submit(who, form, answers, { draft: true, version: 2, id: first.data.id });
    expect(again).toMatchObject({ status: 200, data: { revision: first.data.revision } });
  });

  it('and nobody reads a sealed answer by naming it inside rows that are text', async () => {
    const who = await exhibitor();
    const { data } = await fair.submit(
      who,
      form,
      { people: JSON.stringify([{ who: { $sealed: 'x' }, no: '' }]) },
      { draft: true, version: 2 },
    );
    expect(data.revision).toBe(1);
  });
});
