import { calls, type SubmissionDetail, type SubmissionsPage } from '@zhantai/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import type { Form } from '../../forms/index.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { openTestFair, type TestFair } from '../../http/testing/test-fair.ts';

const idNumber = '990417190101010012';
const otherNumber = '99041719020228002X';
const definition = testDefinition([
  { prop: 'name', type: 'input' },
  { prop: 'idNo', type: 'input', original: { sensitive: 'id' } },
  {
    prop: 'people',
    type: 'dynamic',
    original: { children: { column: [{ prop: 'no', type: 'input', label: 'no', sensitive: 'id' }] } },
  },
]);

let fair: TestFair;
let one: TestSession;
let form: Form;

beforeAll(async () => {
  fair = await openTestFair();
  one = await fair.exhibitor('A101');
  form = await createTestForm(fair.server.database, fair.exhibition, definition);
});
afterAll(() => fair.close());

/** Everything the database holds of answers, as text. */
async function stored(): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select answers::text as text from draft union all select answers::text from revision
    union all select encode(ciphertext, 'escape') from sealed_answer
    union all select detail::text from audit`.execute(fair.server.database);
  return rows.map(({ text }) => text).join('\n');
}

async function seals(): Promise<number> {
  const rows = await fair.server.database.selectFrom('sealed_answer').select('seal_id').execute();
  return rows.length;
}

describe('console.md §7: sensitive answers', () => {
  it('are sealed in drafts and open for their own subject', async () => {
    const answers = { name: '甲', idNo: idNumber, people: [{ $id: 'r1', no: otherNumber }] };
    await fair.submit(one, form, answers, { draft: true });
    expect((await fair.info(one, form.formId)).answers).toEqual(answers);
    expect(await stored()).not.toMatch(/9904171901|9904171902/);
    expect(await seals()).toBe(2);
  });

  it('leave no seal behind when they are typed over', async () => {
    await fair.submit(one, form, { name: '甲', idNo: otherNumber, people: [] }, { draft: true, revision: 1 });
    expect(await seals()).toBe(1);
    expect((await fair.info(one, form.formId)).answers['idNo']).toBe(otherNumber);
  });

  it('stay sealed when submitted, and staff see only the last four characters', async () => {
    const answers = { name: '甲', idNo: idNumber, people: [{ $id: 'r1', no: otherNumber }] };
    const { id } = (await fair.submit(one, form, answers, { revision: 2 })).data;
    expect((await fair.info(one, form.formId)).answers).toEqual(answers);
    expect(await stored()).not.toMatch(/9904171901|9904171902/);
    const reviewer = await fair.person({ role: 'reviewer' });
    const masked = { name: '甲', idNo: '••••0012', people: [{ $id: 'r1', no: '••••002X' }] };
    const detail = await fair.get<SubmissionDetail>(
      reviewer,
      calls.consoleSubmission.path.replace(':id', id),
    );
    expect(detail.data.answers).toEqual(masked);
    const list = await fair.get<SubmissionsPage>(reviewer, calls.consoleSubmissions.path, {
      formId: form.formId,
    });
    expect(list.data.records[0]?.answers).toEqual(masked);
    expect(JSON.stringify([detail.data, list.data])).not.toMatch(/9904171901|9904171902/);
  });

  it('cannot be fetched by naming a seal', async () => {
    const { seal_id } = await fair.server.database
      .selectFrom('sealed_answer')
      .select('seal_id')
      .executeTakeFirstOrThrow();
    const two = await fair.exhibitor('A102');
    await fair.submit(two, form, { name: { $sealed: seal_id }, idNo: { $sealed: seal_id } }, { draft: true });
    expect((await fair.info(two, form.formId)).answers).toEqual({ name: '', idNo: '' });
  });

  it('are equal by their blind index, and only the same kind', async () => {
    const rows = await fair.server.database
      .selectFrom('sealed_answer')
      .select(['prop', sql<string>`encode(blind_index, 'hex')`.as('index')])
      .execute();
    expect(new Set(rows.map(({ index }) => index)).size).toBe(rows.length);
    const three = await fair.exhibitor('A103');
    await fair.submit(three, form, { name: '丙', idNo: '9904 1719-0101 010012', people: [] });
    const again = await fair.server.database
      .selectFrom('sealed_answer')
      .select(sql<string>`encode(blind_index, 'hex')`.as('index'))
      .where('prop', '=', 'idNo')
      .execute();
    expect(again.length).toBe(2);
    expect(new Set(again.map(({ index }) => index)).size).toBe(1);
  });
});
