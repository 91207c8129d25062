import { calls, limits, type FormEffects, type Job } from '@zhantai/contract';
import { parseDefinition } from '@zhantai/engine';
import { array, assert, boolean, constantFrom, property, record, uniqueArray } from 'fast-check';
import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestSession } from '../../auth/testing.ts';
import type { Form } from '../../forms/index.ts';
import { openTestFair, type TestFair } from '../../http/testing/test-fair.ts';
import { createTestForm, testDefinition } from '../../http/testing/test-form.ts';
import { createTally } from './count-effects.ts';

let fair: TestFair;
let editor: TestSession;
let form: Form;

const began = () =>
  testDefinition([
    { prop: 'a', type: 'input', original: { label: 'a' } },
    { prop: 'b', type: 'input', original: { label: 'b' } },
    { prop: 'c', type: 'input', original: { label: 'c' } },
  ]);
/** At most three characters in a, b is gone, c as it was. */
const next = () =>
  testDefinition([
    { prop: 'a', type: 'input', original: { label: 'a', maxlength: 3 } },
    { prop: 'c', type: 'input', original: { label: 'c' } },
  ]);

/** More than a call judges; a longer run goes through as many as a large form has. What is found follows from `fill`. */
const MANY = process.env['FC_RUNS'] === undefined ? limits.effectsInCall + 100 : 20_000;
const TIMEOUT_MS = 600_000;
/** Milliseconds between two looks at a job. */
const LOOK_PAUSE_MS = 400;
const failing = Math.floor(MANY / 7);
const losing = Math.floor(MANY / 5);

beforeAll(async () => {
  fair = await openTestFair();
  editor = await fair.person({ role: 'editor', name: '沈竹溪' });
  form = await createTestForm(fair.server.database, fair.exhibition, began());
});
afterAll(() => fair.close());

/** Written by the database itself: every seventh is too long in a, every fifth has something in b. */
async function fill(count: number): Promise<void> {
  const { tenantId, exhibitionId } = fair.exhibition;
  const { database } = fair.server;
  await sql`
    insert into exhibitor (tenant_id, exhibition_id, exhibitor_id, name, name_en)
    select ${tenantId}, ${exhibitionId}, 'E' || n, 'E' || n, '' from generate_series(1, ${count}) as n
    on conflict do nothing`.execute(database);
  await sql`
    insert into submission (tenant_id, exhibition_id, submission_id, form_id, subject_kind, exhibitor_id, status, revision,
      submitted_revision, round, submitted_at)
    select ${tenantId}, ${exhibitionId}, 'S' || lpad(n::text, 6, '0'), ${form.formId}, 'exhibitor', 'E' || n, 'submitted', 1, 1, 1, now()
    from generate_series(1, ${count}) as n`.execute(database);
  await sql`
    insert into revision (tenant_id, exhibition_id, submission_id, revision, version, round, answers, address, receipt_number, receipt_hash)
    select ${tenantId}, ${exhibitionId}, 'S' || lpad(n::text, 6, '0'), 1, 1, 1, jsonb_build_object(
        'a', case when n % 7 = 0 then 'long' else 'abc' end, 'b', case when n % 5 = 0 then 'x' else '' end, 'c', 'y'),
      '10.0.0.1', 'R' || n, md5(n::text)
    from generate_series(1, ${count}) as n`.execute(database);
}

const at = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  Object.entries({ formId: form.formId, ...params }).reduce(
    (filled, [name, value]) => filled.replace(`:${name}`, value),
    path,
  );
const save = async (detail: object) => {
  const { data } = await fair.get<{ revision: number }>(editor, at(calls.consoleDraft.path));
  const saved = await fair.post(editor, at(calls.consoleSaveDraft.path), {
    base: data.revision,
    detail,
    step: '改了题目',
  });
  expect(saved.status).toBe(200);
};
const jobOf = async (id: string) =>
  (await fair.get<Job>(editor, calls.consoleJob.path.replace(':id', id))).data;
const ended = async (id: string): Promise<Job> => {
  for (;;) {
    const job = await jobOf(id);
    if (job.endedAt !== null) return job;
    await sleep(LOOK_PAUSE_MS);
  }
};

it(
  'a job judges a large form, its numbers are those of a count, and the form is published by its report',
  async () => {
    await fill(MANY);
    await save(next());
    const begun = await fair.post<{ jobId: string }>(editor, at(calls.consoleEffects.path), {});
    expect(begun.status).toBe(200);
    const { jobId } = begun.data;
    // Who asks again meanwhile waits for the same.
    const again = await fair.post<{ jobId: string }>(editor, at(calls.consoleEffects.path), {});
    expect(again.data.jobId).toBe(jobId);
    const read = () => fair.get<FormEffects>(editor, at(calls.consoleReadEffects.path, { effectsId: jobId }));
    expect((await read()).status).toBe(409);
    const job = await ended(jobId);
    expect(job).toMatchObject({ state: 'done', progress: MANY, total: MANY });
    const { data } = await read();
    expect(data.counts).toEqual({ draft: 0, submitted: MANY, wait: 0, adopt: 0, fail: 0 });
    expect(data.lost.submissions).toBe(losing);
    expect(data.lost.fields).toMatchObject([{ prop: 'b', gone: true, count: losing }]);
    expect(data.failing.submissions).toBe(failing);
    expect(data.failing.fields).toMatchObject([{ prop: 'a', code: 'maxLength', count: failing }]);
    expect(data.failing.fields[0]?.examples).toHaveLength(limits.effectsExamples);
    const kept = await sql<{ total: number }>`
    select count(*)::integer as total from form_effects_failing where effects_id = ${jobId}`.execute(
      fair.server.database,
    );
    expect(kept.rows[0]?.total).toBe(failing);
    const published = await fair.post<{ version: number }>(editor, at(calls.consolePublish.path), {
      effectsId: jobId,
      note: '',
    });
    expect(published.data).toMatchObject({ version: 2 });
  },
  TIMEOUT_MS,
);

it(
  'what is cancelled leaves nothing, and nobody publishes with it',
  async () => {
    await save(began());
    const { data } = await fair.post<{ jobId: string }>(editor, at(calls.consoleEffects.path), {});
    await fair.post(editor, calls.consoleCancelJob.path.replace(':id', data.jobId), {});
    expect((await ended(data.jobId)).state).toBe('cancelled');
    const left = await sql`select from form_effects where effects_id = ${data.jobId}`.execute(
      fair.server.database,
    );
    expect(left.rows).toHaveLength(0);
    const answer = await fair.post(editor, at(calls.consolePublish.path), {
      effectsId: data.jobId,
      note: '',
    });
    expect(answer.status).toBe(409);
  },
  TIMEOUT_MS,
);

it(
  'a version that judges as the next one does is not read: only labels differ',
  async () => {
    const detail = testDefinition([
      { prop: 'a', type: 'input', original: { label: '新的题目', maxlength: 3 } },
      { prop: 'c', type: 'input', original: { label: 'c' } },
    ]);
    expect(parseDefinition(detail).items).toHaveLength(2);
    await save(detail);
    const { data } = await fair.post<{ jobId: string }>(editor, at(calls.consoleEffects.path), {});
    await ended(data.jobId);
    const { data: report } = await fair.get<FormEffects>(
      editor,
      at(calls.consoleReadEffects.path, { effectsId: data.jobId }),
    );
    // What was given under the first version is judged by it and by this one, as before.
    expect(report.failing.submissions).toBe(failing);
  },
  TIMEOUT_MS,
);

it('sums say of any submissions what counting them one by one says', () => {
  const field = constantFrom('a', 'b', 'c');
  const judged = record({
    status: constantFrom('draft', 'submitted', 'wait', 'adopt', 'fail'),
    mayReopen: boolean(),
    lost: uniqueArray(field),
    failing: uniqueArray(field),
  });
  assert(
    property(array(judged, { maxLength: 60 }), (all) => {
      const tally = createTally();
      const rows = all.flatMap(({ status, mayReopen, lost, failing: fails }, place) => {
        const common = { column: null, label: 'x' };
        return (
          tally.add({
            example: { submissionId: `S${place}`, name: '', booth: null, status },
            revision: 1,
            mayReopen,
            lost: lost.map((prop) => ({ ...common, prop, gone: true })),
            failing: fails.map((prop) => ({ ...common, prop, code: 'maxLength', message: '' })),
          }) ?? []
        );
      });
      const { effects, reopenable } = tally.sum();
      const fails = all.filter((one) => one.failing.length > 0);
      expect(rows.map(({ submissionId }) => submissionId)).toEqual(
        all.flatMap((one, place) => (one.failing.length > 0 ? [`S${place}`] : [])),
      );
      expect(effects.lost.submissions).toBe(all.filter((one) => one.lost.length > 0).length);
      expect(effects.failing.submissions).toBe(fails.length);
      expect(reopenable).toEqual({
        all: all.filter(({ mayReopen }) => mayReopen).length,
        failing: fails.filter(({ mayReopen }) => mayReopen).length,
      });
      for (const status of ['draft', 'submitted', 'wait', 'adopt', 'fail'] as const)
        expect(effects.counts[status]).toBe(all.filter((one) => one.status === status).length);
      for (const prop of ['a', 'b', 'c'] as const) {
        const found = effects.failing.fields.find((one) => one.prop === prop);
        const those = fails.filter((one) => one.failing.includes(prop));
        expect(found?.count ?? 0).toBe(those.length);
        expect(found?.examples ?? []).toHaveLength(Math.min(limits.effectsExamples, those.length));
      }
    }),
  );
});
