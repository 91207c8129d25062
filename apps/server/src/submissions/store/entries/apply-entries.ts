import { CompiledQuery } from 'kysely';
import type { Transaction } from '../../../database/database.ts';
import { entryColumns } from './entry-columns.ts';
import type { EntryKey } from './spread.ts';

const key = 'tenant_id, exhibition_id, submission_id';

const isTarget = (row: string): string =>
  `${row}.tenant_id = target.tenant_id and ${row}.exhibition_id = target.exhibition_id
    and ${row}.submission_id = target.submission_id`;

/** The entries given, as they are and as they should be; what differs between both goes into the counts. */
const apply = `
with target as materialized (
  select * from unnest($1::text[], $2::text[], $3::text[]) as target(${key})
), earlier as materialized (
  select entry.* from target cross join lateral (
    select * from submission_entry as entry where ${isTarget('entry')} offset 0
  ) as entry
), now as materialized (
  select ${entryColumns.of('listed')} from target cross join lateral (
    select * from listed_submission as listed where ${isTarget('listed')} offset 0
  ) as listed
), pair as (
  select tenant_id, exhibition_id, form_id, subject_key, halls from earlier
  union
  select tenant_id, exhibition_id, form_id, subject_key, halls from now
), subject as (
  select pair.tenant_id, pair.exhibition_id, pair.form_id, pair.halls,
    (exists (select from now where (now.tenant_id, now.exhibition_id, now.form_id, now.subject_key, now.halls)
        = (pair.tenant_id, pair.exhibition_id, pair.form_id, pair.subject_key, pair.halls))
      or exists (select from submission_entry as entry
        where entry.tenant_id = pair.tenant_id and entry.exhibition_id = pair.exhibition_id
          and entry.form_id = pair.form_id and entry.subject_key = pair.subject_key and entry.halls = pair.halls
          and (entry.tenant_id, entry.exhibition_id, entry.submission_id) not in (select * from target)))::int
    - exists (select from submission_entry as entry
        where entry.tenant_id = pair.tenant_id and entry.exhibition_id = pair.exhibition_id
          and entry.form_id = pair.form_id and entry.subject_key = pair.subject_key
          and entry.halls = pair.halls)::int as more
  from pair
), subjects as (
  insert into form_subject_count (tenant_id, exhibition_id, form_id, halls, subjects)
  select tenant_id, exhibition_id, form_id, halls, sum(more)
  from subject group by tenant_id, exhibition_id, form_id, halls having sum(more) <> 0
  on conflict (tenant_id, exhibition_id, form_id, halls)
    do update set subjects = form_subject_count.subjects + excluded.subjects
), counted as (
  insert into submission_count (tenant_id, exhibition_id, form_id, status, halls, submissions)
  select tenant_id, exhibition_id, form_id, status, halls, sum(more)
  from (
    select tenant_id, exhibition_id, form_id, status, halls, 1 as more from now
    union all
    select tenant_id, exhibition_id, form_id, status, halls, -1 from earlier
  ) as changed
  group by tenant_id, exhibition_id, form_id, status, halls having sum(more) <> 0
  on conflict (tenant_id, exhibition_id, form_id, status, halls)
    do update set submissions = submission_count.submissions + excluded.submissions
), gone as (
  delete from submission_entry as entry using earlier
  where (entry.tenant_id, entry.exhibition_id, entry.submission_id)
      = (earlier.tenant_id, earlier.exhibition_id, earlier.submission_id)
    and not exists (select from now where (now.tenant_id, now.exhibition_id, now.submission_id)
      = (earlier.tenant_id, earlier.exhibition_id, earlier.submission_id))
), put as (
  insert into submission_entry (${entryColumns.list}) select ${entryColumns.list} from now
  on conflict (${key}) do update set ${entryColumns.set}
)
select distinct tenant_id, exhibition_id, coalesce(now.subject_key, earlier.subject_key) as subject_key
from now full join earlier using (${key})
where now.folded is distinct from earlier.folded and not (earlier.folded is null and exists (
  select from entry_subject as known
  where known.tenant_id = now.tenant_id and known.exhibition_id = now.exhibition_id
    and known.subject_key = now.subject_key
    and strpos('|' || known.folded || '|', '|' || now.folded || '|') > 0
))`;

/** All that the entries of these subjects are found by; a subject without entries is found by nothing. */
const gather = `
with subject as materialized (
  select distinct * from unnest($1::text[], $2::text[], $3::text[]) as subject(tenant_id, exhibition_id, subject_key)
), now as (
  select subject.tenant_id, subject.exhibition_id, subject.subject_key, names.folded
  from subject cross join lateral (
    select string_agg(distinct entry.folded, '|') as folded from submission_entry as entry
    where entry.tenant_id = subject.tenant_id and entry.exhibition_id = subject.exhibition_id
      and entry.subject_key = subject.subject_key
  ) as names
), gone as (
  delete from entry_subject as known using now
  where (known.tenant_id, known.exhibition_id, known.subject_key)
      = (now.tenant_id, now.exhibition_id, now.subject_key) and now.folded is null
)
insert into entry_subject (tenant_id, exhibition_id, subject_key, folded)
select tenant_id, exhibition_id, subject_key, folded from now where folded is not null
on conflict (tenant_id, exhibition_id, subject_key) do update set folded = excluded.folded
where entry_subject.folded <> excluded.folded`;

interface Subject {
  readonly tenant_id: string;
  readonly exhibition_id: string;
  readonly subject_key: string;
}

/** Makes these entries anew from their submissions, with the counts of both; under the lock of the fold only. */
export async function applyEntries(transaction: Transaction, entries: readonly EntryKey[]): Promise<void> {
  if (entries.length === 0) return;
  const { rows: renamed } = await transaction.executeQuery<Subject>(
    CompiledQuery.raw(apply, [
      entries.map((entry) => entry.tenantId),
      entries.map((entry) => entry.exhibitionId),
      entries.map((entry) => entry.submissionId),
    ]),
  );
  if (renamed.length === 0) return;
  await transaction.executeQuery(
    CompiledQuery.raw(gather, [
      renamed.map((subject) => subject.tenant_id),
      renamed.map((subject) => subject.exhibition_id),
      renamed.map((subject) => subject.subject_key),
    ]),
  );
}
