import { randomBytes } from 'node:crypto';
import { calls, type FormInfo } from '@zhantai/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import type { Form } from '../../forms/index.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { openTestFair, type TestFair } from '../../http/testing/test-fair.ts';
import { createVault } from '../../platform/vault.ts';
import { sealDrafts, submissionServices, type SubmissionServices } from '../index.ts';

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
]);
const [first, second, third] = ['99041719010101001X', '990417190101010012', '99041719020228002X'] as const;

let fair: TestFair;
let form: Form;
let services: SubmissionServices;
let count = 0;

beforeAll(async () => {
  fair = await openTestFair();
  services = submissionServices(fair.server);
  form = await createTestForm(fair.server.database, fair.exhibition, definition);
});
afterAll(() => fair.close());

/** A draft of somebody new, as it was stored before: what was typed, in clear. */
async function clearDraft(answers: object): Promise<{ readonly id: string; readonly who: TestSession }> {
  count += 1;
  const who = await fair.exhibitor(`C${String(count)}`);
  const { data } = await fair.submit(who, form, { name: '甲', idNo: first }, { draft: true });
  await sql`update draft set answers = ${JSON.stringify(answers)}::jsonb, is_sealed = false
    where submission_id = ${data.id}`.execute(fair.server.database);
  return { id: data.id, who };
}

const stored = async (id: string) =>
  fair.server.database
    .selectFrom('draft')
    .select(['answers', 'is_sealed', 'revision'])
    .where('submission_id', '=', id)
    .executeTakeFirstOrThrow();
const shown = async (who: TestSession): Promise<FormInfo['answers']> =>
  (await fair.get<FormInfo>(who, calls.info.path, { formType: form.formType, formId: form.formId })).data
    .answers;
const seal = (more: Partial<SubmissionServices> = {}) => sealDrafts({ ...services, ...more }, () => false);

describe('drafts that were saved with ID numbers in clear', () => {
  it('are sealed without anybody saving them, whatever shape the rows have, and come back as typed', async () => {
    const rows = [{ $id: 'r1', who: '乙', no: second }];
    const components = [{ id: 'r2', components: [{ prop: 'no', value: third }] }];
    const flat = await clearDraft({ name: '甲', idNo: first, people: rows });
    const text = await clearDraft({ name: '甲', people: JSON.stringify(rows), former: third });
    const parts = await clearDraft({ people: components });
    const { revision } = await stored(flat.id);
    expect(await seal()).toMatchObject({ sealed: 3, failed: 0 });
    for (const { id } of [flat, text, parts]) {
      const draft = await stored(id);
      expect(draft).toMatchObject({ is_sealed: true, revision });
      expect(JSON.stringify(draft.answers)).not.toMatch(/990417/);
    }
    expect(await shown(flat.who)).toMatchObject({ idNo: first, people: [{ who: '乙', no: second }] });
    expect(await shown(text.who)).toMatchObject({ people: [{ who: '乙', no: second }], former: third });
    expect(await shown(parts.who)).toMatchObject({ people: [{ no: third }] });
    expect(await seal()).toMatchObject({ sealed: 0, failed: 0 });
  });

  it('are each sealed by one of several processes', async () => {
    await Promise.all([first, second, third].map((no) => clearDraft({ idNo: no })));
    const rounds = await Promise.all([seal(), seal(), seal()]);
    expect(rounds.reduce((sum, { sealed }) => sum + sealed, 0)).toBe(3);
    const left = await fair.server.database
      .selectFrom('draft')
      .select('submission_id')
      .where('is_sealed', '=', false)
      .execute();
    expect(left).toEqual([]);
  });

  it('what was sealed in them stays; without its key they wait, and hold up no other', async () => {
    const half = await clearDraft({});
    const { data } = await fair.submit(half.who, form, { idNo: first }, { draft: true, revision: 1 });
    const { answers } = await stored(data.id);
    await sql`update draft set answers = answers || ${JSON.stringify({ former: second })}::jsonb, is_sealed = false
      where submission_id = ${data.id}`.execute(fair.server.database);
    const other = await clearDraft({ idNo: third });
    const lost = createVault({ current: randomBytes(32), others: [] });
    expect(await seal({ vault: lost })).toMatchObject({ sealed: 1, failed: 1 });
    expect((await stored(data.id)).is_sealed).toBe(false);
    expect((await stored(other.id)).is_sealed).toBe(true);
    expect(await seal()).toMatchObject({ sealed: 1, failed: 0 });
    expect((await stored(data.id)).answers).toMatchObject(answers);
    expect(await shown(half.who)).toMatchObject({ idNo: first, former: second });
  });

  it('a save by its owner seals and says so', async () => {
    const { id, who } = await clearDraft({ idNo: second });
    await fair.submit(who, form, { idNo: second }, { draft: true, revision: 1 });
    expect((await stored(id)).is_sealed).toBe(true);
  });
});
