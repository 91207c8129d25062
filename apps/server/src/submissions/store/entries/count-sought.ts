import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { inScope } from '../../../database/scoped/in-scope.ts';
import type { Scope } from '../../../exhibitions/index.ts';
import { mostListed } from '../../../platform/paging.ts';
import type { EntryCounts } from './choose-way.ts';
import { narrowed, narrowedInHalls, unchanged, type EntryFilter } from './entry-filter.ts';
import { pending } from './pending.ts';
import { readHalls, setsOfHalls } from './read-halls.ts';
import type { Search } from './search-subjects.ts';

const enough = mostListed + 1;
/** An entry that an index leaves out costs so much less than one that is read. */
const lighter = 4;

/**
 * How many of a list have what is searched for, as far as a total is told. Either what the subjects have that match, one
 * after the other, or the entries of the list until enough match: whichever looks at fewer.
 */
export async function countSought(
  database: Database,
  scope: Scope,
  filter: EntryFilter,
  search: Search,
  counts: EntryCounts,
): Promise<number> {
  const way = chooseCount(filter, search, counts);
  const { rows } = await sql<{ total: number }>`
    with ${pending(scope)}, ${setsOfHalls(scope, filter.halls ?? [])}
    select (
      (select count(*) from (${settled(scope, filter, search, way)} limit ${enough}) as counted)
      + (select count(*) from fresh as entry where ${narrowed(filter)} and ${search.matches})
    )::int as total`.execute(database);
  return rows[0]?.total ?? 0;
}

type CountWay = 'subjects' | 'list' | 'halls';

function settled(scope: Scope, filter: EntryFilter, search: Search, way: CountWay): RawBuilder<unknown> {
  const matching = (narrow: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`${narrow} and ${search.matches} and ${unchanged}`;
  if (way === 'list') {
    return sql`select from submission_entry as entry where ${inScope(scope, 'entry')} and ${matching(narrowed(filter))}`;
  }
  if (way === 'halls') {
    const wanted = sql`${inScope(scope, 'entry')} and ${matching(narrowedInHalls(filter))}`;
    return readHalls(sql`entry.submission_id`, wanted, sql`limit ${enough}`);
  }
  return sql`
    select from entry_subject as subject
    join submission_entry as entry using (tenant_id, exhibition_id, subject_key)
    where ${inScope(scope, 'subject')}
      and subject.folded like ${search.pattern} and ${matching(narrowed(filter))}`;
}

function chooseCount(
  { formIds, halls }: EntryFilter,
  { found, share }: Search,
  { wanted, ofForms, ofHalls }: EntryCounts,
): CountWay {
  const subjects = Math.max(1, found / share);
  /** Entries of the list until enough match. */
  const read = Math.min(wanted, enough / share);
  const passed = (some: number): number => (read * some) / Math.max(1, wanted);
  // An index has what a subject has of a form; the hall stands in the entry alone.
  const bySubject =
    Math.min(found, (enough * subjects) / Math.max(1, wanted)) *
    ((formIds?.length ?? 1) + ofForms / subjects);
  const byHall = halls === null ? Number.POSITIVE_INFINITY : read + passed(ofHalls) / lighter;
  const byForm = passed(ofForms);
  if (bySubject <= Math.min(byHall, byForm)) return 'subjects';
  return byHall < byForm ? 'halls' : 'list';
}
