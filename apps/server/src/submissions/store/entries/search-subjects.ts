import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { inScope } from '../../../database/scoped/in-scope.ts';
import type { Scope } from '../../../exhibitions/index.ts';

/** So many subjects are looked up one by one; a word that more have is sought along the list. */
const few = 1_500;

/** How a search narrows a list. */
export interface Search {
  /** For the names of an entry; null without a search. */
  readonly pattern: string | null;
  /** Whether few subjects have what is searched for. */
  readonly narrow: boolean;
  /** Which part of all subjects has what is searched for, 0 to 1. */
  readonly share: number;
  /** How many subjects have it. */
  readonly found: number;
  /** Of any `entry`: it has what is searched for. */
  readonly matches: RawBuilder<unknown>;
  /** Of a folded `entry`: it is one that may match. */
  readonly reaches: RawBuilder<unknown>;
}

const everything: Search = {
  pattern: null,
  narrow: false,
  share: 1,
  found: 0,
  matches: sql`true`,
  reaches: sql`true`,
};

/**
 * Who has what is searched for, by names as they are folded: some ten thousand subjects, however many submissions.
 * @returns `nothing` where not one sign is left to search for, like that of two dots.
 */
export async function searched(database: Database, scope: Scope, text: string): Promise<Search | 'nothing'> {
  if (text === '') return everything;
  const { rows } = await sql<{ folded: string; found: number; subjects: number }>`
    with sought as materialized (select fold_name(${text}::text) as folded)
    select sought.folded, counted.found, counted.subjects
    from sought cross join lateral (
      select count(*)::int as subjects,
        (count(*) filter (where subject.folded like '%' || sought.folded || '%'))::int as found
      from entry_subject as subject where ${inScope(scope)}
    ) as counted`.execute(database);
  const { folded = '', found = 0, subjects = 0 } = rows[0] ?? {};
  if (folded === '') return 'nothing';
  const pattern = `%${folded}%`;
  const matches = sql`entry.folded like ${pattern}`;
  const share = found / Math.max(1, subjects);
  if (found > few) return { pattern, narrow: false, share, found, matches, reaches: sql`true` };
  // Asked again where entries are read, at the same moment: the fold may have added somebody since.
  const reaches = sql`entry.subject_key = any(array(
    select subject_key from entry_subject
    where ${inScope(scope)} and folded like ${pattern}
  ))`;
  return { pattern, narrow: true, share, found, matches, reaches };
}
