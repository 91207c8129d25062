import {
  calls,
  type ConsoleExhibitorDetail,
  type ConsoleExhibitorsPage,
  type TagForms,
} from '@zhantai/contract';
import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '../auth/testing.ts';
import { openTestFair, type TestFair } from '../http/testing/test-fair.ts';
import { createTestForm, testDefinition } from '../http/testing/test-form.ts';
import { recount } from '../submissions/index.ts';
import { rebuildObligations, renewObligations } from './renew-obligations.ts';

let fair: TestFair;
let staff: TestSession;
const formIds: string[] = [];
const people = new Map<string, TestSession>();
const ids = ['X1', 'X2', 'X3'] as const;

beforeAll(async () => {
  fair = await openTestFair();
  for (const submissions of ['one', 'many', 'booth'] as const) {
    const form = await createTestForm(fair.server.database, fair.exhibition, testDefinition([]), {
      submissions,
    });
    formIds.push(form.formId);
  }
  for (const id of ids) people.set(id, await fair.exhibitor(id, id === 'X3' ? { booth: null } : {}));
  staff = await fair.person({ role: 'admin' });
});
afterAll(() => fair.close());

const database = () => fair.server.database;

/** Until nothing waits: the server of the test does it by itself too, and one of both at a time. */
async function settle(): Promise<void> {
  for (;;) {
    await recount(database());
    await renewObligations(database(), fair.server.now);
    const { rows } = await sql<{ none: boolean }>`
      select not exists (select from submission_change) and not exists (select from obligation_change) as none`.execute(
      database(),
    );
    if (rows[0]?.none === true) return;
  }
}

/** How far each form is that the portal asks of an exhibitor. */
async function required(id: string): Promise<Readonly<Record<string, string>>> {
  const session = people.get(id);
  if (session === undefined) throw new Error(`nobody acts for ${id}`);
  const { data } = await fair.get<TagForms[]>(session, calls.tagFormList.path);
  return Object.fromEntries(
    data.flatMap(({ forms }) => forms).flatMap((form) => (form.required ? [[form.formId, form.status]] : [])),
  );
}

/** The same, as the console says it. */
async function reported(id: string): Promise<Readonly<Record<string, string>>> {
  const path = calls.consoleExhibitor.path.replace(':id', id);
  const { data } = await fair.get<ConsoleExhibitorDetail>(staff, path);
  return Object.fromEntries(data.obligations.map(({ formId, status }) => [formId, status]));
}

const writes = {
  make: (at: number, form: number) => sql`
    insert into submission (tenant_id, exhibition_id, submission_id, form_id, subject_kind, exhibitor_id, ordinal,
      submitted_revision)
    values (${fair.exhibition.tenantId}, ${fair.exhibition.exhibitionId}, ${`S${at}`}, ${formIds[form % 3]},
      'exhibitor', ${ids[at % 3]}, ${1 + at}, ${at % 2 === 0 ? null : 1})
    on conflict do nothing`,
  draft: (at: number) => sql`
    insert into draft (tenant_id, exhibition_id, submission_id, revision, version, answers)
    select tenant_id, exhibition_id, submission_id, 1, 1, '{}' from submission where submission_id = ${`S${at}`}
    on conflict do nothing`,
  discard: (at: number) => sql`delete from draft where submission_id = ${`S${at}`}`,
  submit: (at: number, form: number) => sql`
    update submission set status = ${form % 2 === 0 ? 'wait' : 'submitted'}, updated_at = now()
    where submission_id = ${`S${at}`}`,
  decide: (at: number, form: number) => sql`
    update submission set status = ${form % 2 === 0 ? 'adopt' : 'fail'}, decided_at = now()
    where submission_id = ${`S${at}`} and status = 'wait'`,
  erase: (at: number) => sql`delete from submission where submission_id = ${`S${at}`}`,
  tag: (at: number, form: number) => sql`
    update exhibitor set tags = ${form % 2 === 0 ? ['special'] : []}::text[] where exhibitor_id = ${ids[at % 3]}`,
  limit: (at: number, form: number) => sql`
    update form set tags = ${at % 2 === 0 ? ['special'] : []}::text[], required = ${form % 3 > 0}
    where form_id = ${formIds[form % 3]}`,
  move: (at: number, form: number) => sql`
    update booth set exhibitor_id = ${form % 2 === 0 ? ids[at % 3] : null} where number like ${`X${1 + (form % 2)}`}`,
};
const kinds = Object.keys(writes).filter((kind): kind is keyof typeof writes => kind in writes);

describe('obligations', () => {
  it('are what the portal asks of each exhibitor, whatever changed', async () => {
    const step = record({ kind: constantFrom(...kinds), at: nat(8), form: nat(5) });
    await assert(
      asyncProperty(array(step, { minLength: 3, maxLength: 20 }), async (steps) => {
        for (const { kind, at, form } of steps) await writes[kind](at, form).execute(database());
        await settle();
        for (const id of ids) expect(await reported(id)).toEqual(await required(id));
        expect(await rebuildObligations(database(), fair.server.now)).toBe(0);
      }),
      { numRuns: Number(process.env['FC_RUNS'] ?? 12) },
    );
  });

  it('are owed until the last moment at which the form is taken, then missed, and again with a later end', async () => {
    const form = await createTestForm(database(), fair.exhibition, testDefinition([]), {});
    await fair.exhibitor('L1');
    const owing = async () => {
      await settle();
      const path = calls.consoleExhibitors.path;
      const { data } = await fair.get<ConsoleExhibitorsPage>(staff, path, { search: 'L1', owes: 'true' });
      const card = calls.consoleExhibitor.path.replace(':id', 'L1');
      const { obligations } = (await fair.get<ConsoleExhibitorDetail>(staff, card)).data;
      return [data.total, obligations.find(({ formId }) => formId === form.formId)?.owes];
    };
    const end = (days: number) =>
      sql`
      update form set end_at = now() + ${days} * interval '1 day', late_end_at = null`.execute(database());
    await end(2);
    expect(await owing()).toEqual([1, 'owed']);
    await end(-1);
    expect(await owing()).toEqual([0, 'missed']);
    await sql`
      insert into form_extension (tenant_id, exhibition_id, form_id, exhibitor_id, end_at, granted_by)
      values (${fair.exhibition.tenantId}, ${fair.exhibition.exhibitionId}, ${form.formId}, 'L1',
        now() + interval '1 day', ${staff.account.accountId})`.execute(database());
    expect(await owing()).toEqual([1, 'owed']);
    await sql`update exhibitor set state = 'withdrawn' where exhibitor_id = 'L1'`.execute(database());
    expect(await owing()).toEqual([0, undefined]);
  });

  it('say nothing of a form beyond the limits of who asks', async () => {
    const limited = await fair.person({ role: 'reviewer', formIds: [formIds[0] ?? ''] });
    await settle();
    const path = calls.consoleExhibitor.path.replace(':id', 'X1');
    const { obligations } = (await fair.get<ConsoleExhibitorDetail>(limited, path)).data;
    expect(obligations.every(({ formId }) => formId === formIds[0])).toBe(true);
  });
});
