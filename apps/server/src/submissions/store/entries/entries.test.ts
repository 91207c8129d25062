import { asyncProperty, assert, array, constantFrom, nat, record } from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestFair, type TestFair } from '../../../http/testing/test-fair.ts';
import { createTestForm, testDefinition } from '../../../http/testing/test-form.ts';
import { entrySortKeys } from './entry-order.ts';
import { findEntries } from './find-entries.ts';
import { foldChanges } from './fold-changes.ts';
import { recount } from './recount.ts';
import { compared, everything, inOrder } from './test-truth.ts';

const right = { entries: 0, subjects: 0, counts: 0 };

let fair: TestFair;
const formIds: string[] = [];

beforeAll(async () => {
  fair = await openTestFair();
  for (const submissions of ['one', 'many', 'booth'] as const) {
    const form = await createTestForm(fair.server.database, fair.exhibition, testDefinition([]), {
      submissions,
    });
    formIds.push(form.formId);
  }
  for (const id of ['X1', 'X2', 'X3']) {
    await fair.exhibitor(id, id === 'X3' ? { booth: null } : {});
  }
});
afterAll(() => fair.close());

const database = () => fair.server.database;

/** Until nothing waits: the server of the test folds by itself too, and one of both at a time. */
async function foldAll(): Promise<void> {
  for (;;) {
    await foldChanges(database());
    const { rows } = await sql<{ none: boolean }>`
      select not exists (select from submission_change) as none`.execute(database());
    if (rows[0]?.none === true) return;
  }
}

/** What somebody who writes to the database may do, by whatever way. */
const writes = {
  make: (at: number, form: number) => sql`
    insert into submission (tenant_id, exhibition_id, submission_id, form_id, subject_kind, exhibitor_id, ordinal,
      submitted_revision)
    values (${fair.exhibition.tenantId}, ${fair.exhibition.exhibitionId}, ${`S${at}`}, ${formIds[form % 3]},
      'exhibitor', ${`X${1 + (at % 3)}`}, ${1 + at}, ${at % 2 === 0 ? null : 1})
    on conflict do nothing`,
  draft: (at: number) => sql`
    insert into draft (tenant_id, exhibition_id, submission_id, revision, version, answers)
    select tenant_id, exhibition_id, submission_id, 1, 1, '{}' from submission where submission_id = ${`S${at}`}
    on conflict do nothing`,
  discard: (at: number) => sql`delete from draft where submission_id = ${`S${at}`}`,
  submit: (at: number, form: number) => sql`
    update submission set status = ${form % 2 === 0 ? 'wait' : 'submitted'}, round = round + 1,
      submitted_at = now() - ${form} * interval '1 hour', decided_at = null, updated_at = now()
    where submission_id = ${`S${at}`}`,
  decide: (at: number, form: number) => sql`
    update submission set status = ${form % 2 === 0 ? 'adopt' : 'fail'}, decided_at = now()
    where submission_id = ${`S${at}`} and status = 'wait'`,
  withdraw: (at: number) => sql`
    update submission set status = 'draft', submitted_at = null where submission_id = ${`S${at}`}`,
  remove: (at: number) => sql`
    update submission set removed_at = case when removed_at is null then now() end where submission_id = ${`S${at}`}`,
  erase: (at: number) => sql`delete from submission where submission_id = ${`S${at}`}`,
  rename: (at: number, form: number) => sql`
    update exhibitor set name = ${`公司 ${form}`} where exhibitor_id = ${`X${1 + (at % 3)}`}`,
  move: (at: number, form: number) => sql`
    update booth set number = ${`N${form}`}, exhibitor_id = ${`X${1 + (at % 3)}`} where number like ${`%${form % 2}`}`,
  recode: (at: number, form: number) => sql`
    update form set form_code = ${`Z${at}-${form}`} where form_id = ${formIds[form % 3]}`,
};
type Write = keyof typeof writes;
const kinds = Object.keys(writes).filter((kind): kind is Write => kind in writes);
/** What many entries show is in them with the next fold; that somebody handed something in, at once. */
const renames: readonly Write[] = ['rename', 'move', 'recode'];

/** Handed in and changed at one moment. */
const alike = (before: string) =>
  sql`
  update submission set submitted_at = date_trunc('day', now()), updated_at = date_trunc('day', now())
  where submission_id < ${before}`.execute(database());

describe('lists and counts of submissions', () => {
  it('say at every moment what the rows say, whoever wrote them and whenever the fold ran', async () => {
    const step = record({ kind: constantFrom(...kinds, 'fold' as const), at: nat(8), form: nat(5) });
    await assert(
      asyncProperty(array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        let renamed = false;
        for (const { kind, at, form } of steps) {
          if (kind === 'fold') await foldAll();
          else await writes[kind](at, form).execute(database());
          renamed = kind !== 'fold' && (renamed || renames.includes(kind));
          if (renamed) continue;
          const { rows, lists } = await compared(database(), fair.exhibition);
          expect(lists).toEqual(rows);
        }
        await foldAll();
        const { rows, lists } = await compared(database(), fair.exhibition);
        expect(lists).toEqual(rows);
        expect(await recount(database())).toEqual(right);
      }),
      { numRuns: Number(process.env['FC_RUNS'] ?? 12) },
    );
  });

  it('stand in the order of every two keys requested, page after page, many alike in each', async () => {
    await foldAll();
    for (const at of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
      await writes.erase(at).execute(database());
      await writes.make(at, at % 2).execute(database());
      await writes.submit(at, at % 4).execute(database());
    }
    await alike('S5');
    await foldAll();
    await alike('S8');
    // The first are folded, the last are not.
    const single = entrySortKeys.flatMap((key) => [false, true].map((descending) => ({ key, descending })));
    const sorts = single.flatMap(({ key, descending }) =>
      entrySortKeys
        .filter((other) => other !== key)
        .map((other) => [
          { key, descending },
          { key: other, descending: !descending },
        ]),
    );
    for (const sort of sorts) {
      const read = (offset: number) =>
        findEntries(database(), fair.exhibition, everything, { sort, offset, size: 5 });
      const pages = [(await read(0)).submissionIds, (await read(5)).submissionIds];
      expect(pages.flat(), JSON.stringify(sort)).toEqual(await inOrder(database(), fair.exhibition, sort));
    }
  });

  it('find names however wide, dotted, accented or interrupted they are written, and booths with or without hall', async () => {
    await sql`update exhibitor set name = 'Ａcmé·Ｃｏ．，Ｌｔｄ（中国）' where exhibitor_id = 'X1'`.execute(
      database(),
    );
    await writes.erase(0).execute(database());
    await writes.make(0, 1).execute(database());
    await writes.submit(0, 1).execute(database());
    await sql`update booth set hall = '5', number = 'B117', exhibitor_id = 'X1' where booth_id = '5-X1'`.execute(
      database(),
    );
    const find = async (search: string): Promise<readonly string[]> => {
      const page = { sort: [], offset: 0, size: 10 };
      return (await findEntries(database(), fair.exhibition, { ...everything, search }, page)).submissionIds;
    };
    await foldAll();
    for (const search of [
      'acme co',
      'ACMÉ',
      '·co,ltd',
      'acme\u200bco',
      '中国',
      'b-117',
      '5-B117',
      'Ｂ１１７',
    ]) {
      expect([search, await find(search)]).toEqual([search, expect.arrayContaining(['S0'])]);
    }
    for (const search of ['acme gmbh', '..', '%', '_', '6-B117', "'"]) {
      expect([search, await find(search)]).toEqual([search, []]);
    }
  });

  it('are put right where they were spoilt, and how many is reported', async () => {
    await foldAll();
    await sql`update submission_entry set status = 'fail', hall = 'nowhere'
      where submission_id = (select min(submission_id) from submission_entry)`.execute(database());
    await sql`update submission_count set submissions = submissions + 7`.execute(database());
    await sql`delete from entry_subject`.execute(database());
    const found = await recount(database());
    expect(found.entries).toBe(1);
    expect(found.subjects).toBeGreaterThan(0);
    expect(found.counts).toBeGreaterThan(0);
    expect(await recount(database())).toEqual(right);
  });
});
