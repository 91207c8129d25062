import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/database.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { entryColumns } from './entry-columns.ts';
import { foldChanges } from './fold-changes.ts';
import { takeFoldLock } from './fold-lock.ts';

/** How many entries, subjects and counts were not what the rows say. */
export interface Differences {
  readonly entries: number;
  readonly subjects: number;
  readonly counts: number;
}

/**
 * Compares everything that lists and counts are read from with the rows of submissions, and puts right what differs.
 * What changes meanwhile is left to the fold.
 */
export async function recount(database: Database): Promise<Differences> {
  await foldChanges(database);
  return inTransaction(database, async (transaction) => {
    await takeFoldLock(transaction);
    const entries = await repairEntries(transaction);
    const subjects = await repairSubjects(transaction);
    const counts = (await repairCounts(transaction)) + (await repairSubjectCounts(transaction));
    return { entries, subjects, counts };
  });
}

const keys = 'tenant_id, exhibition_id, submission_id';

/** What was noted since is not looked at: it is neither wrong nor right yet. */
const settled = `not exists (
  select from submission_change as noted
  where noted.tenant_id = coalesce(entry.tenant_id, listed.tenant_id)
    and (noted.kind = 'submission' and noted.id = coalesce(entry.submission_id, listed.submission_id)
      or noted.kind = 'exhibitor' and noted.id = coalesce(entry.exhibitor_id, listed.exhibitor_id)
      or noted.kind = 'form' and noted.id = coalesce(entry.form_id, listed.form_id)
      or noted.kind in ('account', 'ticket')
        and strpos(coalesce(entry.subject_key, listed.subject_key), ':' || noted.id || ':') > 0)
)`;

async function repairEntries(transaction: Transaction): Promise<number> {
  const { rows } = await sql<{ differing: string }>`
    with wrong as materialized (
      select coalesce(entry.tenant_id, listed.tenant_id) as tenant_id,
        coalesce(entry.exhibition_id, listed.exhibition_id) as exhibition_id,
        coalesce(entry.submission_id, listed.submission_id) as submission_id
      from (select ${sql.raw(entryColumns.list)} from submission_entry) as entry
      full join (select ${sql.raw(entryColumns.list)} from listed_submission) as listed
        using (${sql.raw(keys)})
      where entry is distinct from listed and ${sql.raw(settled)}
    ), gone as (
      delete from submission_entry as entry using wrong
      where (entry.tenant_id, entry.exhibition_id, entry.submission_id)
          = (wrong.tenant_id, wrong.exhibition_id, wrong.submission_id)
        and not exists (select from listed_submission as listed
          where (listed.tenant_id, listed.exhibition_id, listed.submission_id)
            = (wrong.tenant_id, wrong.exhibition_id, wrong.submission_id))
    ), put as (
      insert into submission_entry (${sql.raw(entryColumns.list)})
      select ${sql.raw(entryColumns.of('listed'))} from listed_submission as listed join wrong using (${sql.raw(keys)})
      on conflict (${sql.raw(keys)}) do update set ${sql.raw(entryColumns.set)}
    )
    select count(*) as differing from wrong`.execute(transaction);
  return Number(rows[0]?.differing ?? 0);
}

async function repairSubjects(transaction: Transaction): Promise<number> {
  return differing(transaction, {
    table: 'entry_subject',
    key: ['tenant_id', 'exhibition_id', 'subject_key'],
    value: 'folded',
    truth: `select tenant_id, exhibition_id, subject_key, string_agg(distinct folded, '|') as folded
      from submission_entry group by tenant_id, exhibition_id, subject_key`,
    // What was noted one after the other stands in the order in which it came.
    same: `(select array_agg(distinct part order by part) from unnest(string_to_array(known.folded, '|')) as part)
      = (select array_agg(distinct part order by part) from unnest(string_to_array(truth.folded, '|')) as part)`,
  });
}

async function repairCounts(transaction: Transaction): Promise<number> {
  return differing(transaction, {
    table: 'submission_count',
    key: ['tenant_id', 'exhibition_id', 'form_id', 'status', 'halls'],
    value: 'submissions',
    truth: `select tenant_id, exhibition_id, form_id, status, halls, count(*) as submissions
      from submission_entry group by tenant_id, exhibition_id, form_id, status, halls`,
    same: 'coalesce(known.submissions, 0) = coalesce(truth.submissions, 0)',
  });
}

async function repairSubjectCounts(transaction: Transaction): Promise<number> {
  return differing(transaction, {
    table: 'form_subject_count',
    key: ['tenant_id', 'exhibition_id', 'form_id', 'halls'],
    value: 'subjects',
    truth: `select tenant_id, exhibition_id, form_id, halls, count(distinct subject_key) as subjects
      from submission_entry group by tenant_id, exhibition_id, form_id, halls`,
    same: 'coalesce(known.subjects, 0) = coalesce(truth.subjects, 0)',
  });
}

/** A table that is made from entries alone. */
interface Derived {
  readonly table: string;
  readonly key: readonly string[];
  readonly value: string;
  readonly truth: string;
  /** Whether `known` says what `truth` does; either may be missing. */
  readonly same: string;
}

async function differing(
  transaction: Transaction,
  { table, key, value, truth, same }: Derived,
): Promise<number> {
  const names = key.join(', ');
  const { rows } = await sql
    .raw<{ differing: string }>(
      `with truth as materialized (${truth}), wrong as materialized (
        select ${names}, truth.${value} as truly from ${table} as known full join truth using (${names})
        where (${same}) is not true
      ), gone as (
        delete from ${table} as known using wrong
        where (${key.map((name) => `known.${name}`).join(', ')}) = (${key.map((name) => `wrong.${name}`).join(', ')})
          and truly is null
      ), put as (
        insert into ${table} (${names}, ${value}) select ${names}, truly from wrong where truly is not null
        on conflict (${names}) do update set ${value} = excluded.${value}
      )
      select count(*) as differing from wrong`,
    )
    .execute(transaction);
  return Number(rows[0]?.differing ?? 0);
}
