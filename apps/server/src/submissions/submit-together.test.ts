import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import { createTestForm, testDefinition } from '../http/testing/test-form.ts';
import { openTestFair, type Refused, type TestFair } from '../http/testing/test-fair.ts';

const definition = testDefinition([{ prop: 'name', type: 'input', required: true }]);
const names = Array.from({ length: 20 }, (_, index) => `A${201 + index}`);

let fair: TestFair;
let people: readonly TestSession[];

beforeAll(async () => {
  fair = await openTestFair();
  people = await Promise.all(names.map((name) => fair.exhibitor(name)));
});
afterAll(() => fair.close());

const nameOf = (index: number): string => names[index] ?? '';

/** A form of which everybody has a draft, and who has it. */
async function begunForm() {
  const form = await createTestForm(fair.server.database, fair.exhibition, definition);
  const drafts = await Promise.all(
    people.map((who, index) => fair.submit(who, form, { name: nameOf(index) }, { draft: true })),
  );
  return { form, ids: drafts.map(({ data }) => data.id) };
}

describe('wire.md §3: many hand in at the same moment', () => {
  it('and each has its own answers, receipt, step and line of the audit, and no draft', async () => {
    const { form, ids } = await begunForm();
    const taken = await Promise.all(
      people.map((who, index) => fair.submit(who, form, { name: nameOf(index) }, { revision: 1 })),
    );
    expect(taken.map(({ status, data }) => [status, data.id, data.revision])).toEqual(
      ids.map((id) => [200, id, 2]),
    );
    const { database } = fair.server;
    const revisions = await database
      .selectFrom('revision')
      .select(['submission_id', 'answers', 'receipt_number', 'receipt_hash'])
      .where('submission_id', 'in', ids)
      .execute();
    const byId = new Map(revisions.map((row) => [row.submission_id, row]));
    expect(ids.map((id) => byId.get(id)?.answers)).toEqual(names.map((name) => ({ name })));
    expect(taken.map(({ data }) => data.receipt?.number)).toEqual(
      ids.map((id) => byId.get(id)?.receipt_number),
    );
    expect(taken.map(({ data }) => data.receipt?.hash)).toEqual(ids.map((id) => byId.get(id)?.receipt_hash));
    expect(new Set(revisions.map((row) => row.receipt_number)).size).toBe(names.length);
    const steps = await database
      .selectFrom('review_step')
      .select(['submission_id', 'step', 'action', 'revision'])
      .where('submission_id', 'in', ids)
      .execute();
    expect(steps.map((one) => one.submission_id).toSorted()).toEqual(ids.toSorted());
    expect(new Set(steps.map((one) => `${one.step} ${one.action} ${one.revision}`))).toEqual(
      new Set(['1 submit 2']),
    );
    const entries = await database
      .selectFrom('audit')
      .select(['thing_id', 'account_id', 'detail'])
      .where('action', '=', 'submission.submit')
      .where('thing_id', 'in', ids)
      .execute();
    const lines = new Map(entries.map((row) => [row.thing_id, row]));
    expect(entries).toHaveLength(names.length);
    expect(ids.map((id) => lines.get(id)?.account_id)).toEqual(
      people.map(({ account }) => account.accountId),
    );
    expect(ids.map((id) => lines.get(id)?.detail)).toMatchObject(
      ids.map((id) => ({ formId: form.formId, revision: 2, receipt: byId.get(id)?.receipt_number })),
    );
    const drafts = database.selectFrom('draft').select('revision').where('submission_id', 'in', ids);
    expect(await drafts.execute()).toEqual([]);
  });

  it('and one that saved elsewhere meanwhile is refused alone', async () => {
    const { form } = await begunForm();
    await fair.server.database
      .updateTable('submission')
      .set({ revision: 7 })
      .where('form_id', '=', form.formId)
      .where('exhibitor_id', '=', nameOf(5))
      .execute();
    const answers = await Promise.all(
      people.map((who, index) => fair.submit<Refused>(who, form, { name: nameOf(index) }, { revision: 1 })),
    );
    expect(answers.map(({ status }) => status)).toEqual(names.map((_, index) => (index === 5 ? 409 : 200)));
    expect(answers[5]?.data.reason).toBe('STALE_REVISION');
  });

  it('and one that somebody holds keeps nobody waiting', async () => {
    const { form, ids } = await begunForm();
    const [lockedId = ''] = ids;
    const answers = await fair.server.database.transaction().execute(async (transaction) => {
      await transaction
        .selectFrom('submission')
        .select('status')
        .where('submission_id', '=', lockedId)
        .forUpdate()
        .execute();
      const all = people.map((who, index) =>
        fair.submit(who, form, { name: nameOf(index) }, { revision: 1 }),
      );
      const others = await Promise.all(all.slice(1));
      return { first: all[0], others };
    });
    expect(answers.others.map(({ status }) => status)).toEqual(names.slice(1).map(() => 200));
    expect((await answers.first)?.data).toMatchObject({ id: lockedId, revision: 2 });
  });

  it('and two saves of one submission come one after the other', async () => {
    const { form } = await begunForm();
    const twice = await Promise.all(
      people.flatMap((who) =>
        ['x', 'y'].map((name) => fair.submit<Refused>(who, form, { name }, { revision: 1 })),
      ),
    );
    const statuses = people.map((_, index) =>
      twice.slice(index * 2, index * 2 + 2).map(({ status }) => status),
    );
    expect(statuses.map((pair) => pair.toSorted((one, other) => one - other))).toEqual(
      people.map(() => [200, 409]),
    );
  });
});
