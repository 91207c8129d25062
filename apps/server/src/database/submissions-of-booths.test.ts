import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertBooths } from '../booths/testing.ts';
import { createTestForm, testDefinition } from '../http/testing/test-form.ts';
import { openTestFair, type TestFair } from '../http/testing/test-fair.ts';
import { migrations } from './migrations/index.ts';

let fair: TestFair;

beforeAll(async () => {
  fair = await openTestFair();
});
afterAll(() => fair.close());

/** The tables as they were before. */
async function goBack(): Promise<void> {
  const { database } = fair.server;
  for (const statement of [
    `alter table form drop constraint form_submissions_check`,
    `alter table form add constraint form_submissions_check check (submissions in ('one', 'many'))`,
    `drop index submission_of_booth`,
    `alter table submission drop column booth_id cascade, drop column booth_hall cascade, drop column booth_number cascade`,
    `alter table drawing drop constraint drawing_of_booth`,
    `alter table drawing drop column booth_id`,
    `alter table drawing add constraint drawing_tenant_id_exhibition_id_form_id_subject_key_slot_key
       unique (tenant_id, exhibition_id, form_id, subject_key, slot)`,
  ]) {
    await sql.raw(statement).execute(database);
  }
}

describe('step 0021: what was given once belongs to a booth', () => {
  it('to the one it names, else to the largest that the form is for; other forms stay as they are', async () => {
    const { database } = fair.server;
    const definition = testDefinition([{ prop: 'booth_no', type: 'input' }]);
    const audience = { roles: ['exhibitor'], boothTypes: ['std'], tags: [], notTags: [] };
    const form = await createTestForm(database, fair.exhibition, definition, { pageKey: 'exhibitor_c1' });
    const small = await createTestForm(database, fair.exhibition, definition, {
      pageKey: 'exhibitor_b4',
      audience,
    });
    const once = await createTestForm(database, fair.exhibition, definition, { pageKey: 'publication' });
    const group = await fair.exhibitor('G');
    const single = await fair.exhibitor('S');
    await database.transaction().execute((transaction) =>
      insertBooths(transaction, fair.exhibition, [
        {
          boothId: '6-G',
          hall: '6',
          number: 'GS',
          area: 9,
          type: 'std',
          heightLimit: null,
          exhibitorId: 'G',
        },
        {
          boothId: '6-H',
          hall: '6',
          number: 'GT',
          area: 6,
          type: 'std',
          heightLimit: null,
          exhibitorId: 'G',
        },
      ]),
    );
    const named = await fair.submit(group, form, { booth_no: 'GT' });
    const unnamed = await fair.submit(group, small, { booth_no: 'gone' }, { draft: true });
    const alone = await fair.submit(single, form, {});
    const other = await fair.submit(group, once, { booth_no: 'GT' });
    for (const { status } of [named, unnamed, alone, other]) expect(status).toBe(200);
    await goBack();
    await migrations['0021-submissions-of-booths']?.up(database);
    const { rows } = await sql<{ id: string; booth: string | null }>`
      select submission_id as id, booth_id || ' ' || booth_hall || ' ' || booth_number as booth from submission
    `.execute(database);
    const booths = new Map(rows.map(({ id, booth }) => [id, booth]));
    expect([named, unnamed, alone, other].map(({ data }) => booths.get(data.id))).toEqual([
      '6-H 6 GT',
      '6-G 6 GS',
      '5-S 5 S',
      null,
    ]);
    const forms = await database.selectFrom('form').select(['page_key', 'submissions']).execute();
    expect(Object.fromEntries(forms.map((one) => [one.page_key, one.submissions]))).toEqual({
      exhibitor_c1: 'booth',
      exhibitor_b4: 'booth',
      publication: 'one',
    });
  });
});
