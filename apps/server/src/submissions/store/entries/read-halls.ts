import { sql, type RawBuilder } from 'kysely';
import { inScope } from '../../../database/scoped/in-scope.ts';
import type { Scope } from '../../../exhibitions/index.ts';

/**
 * Which sets of halls have one of these and an entry that counts in them: few, and each is a range of an index, so that
 * somebody limited to halls reads nothing of others, however small a part theirs is.
 */
export function setsOfHalls(scope: Scope, halls: readonly string[]): RawBuilder<unknown> {
  return sql`hall_set as materialized (
    select distinct halls from submission_count
    where ${inScope(scope)} and submissions > 0
      and halls && ${[...halls]}::text[]
  )`;
}

/** Entries of these sets, each set read by itself. @param tail what each set is ordered and bounded by. */
export function readHalls(
  columns: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
  tail: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    select ${columns} from hall_set cross join lateral (
      select ${columns} from submission_entry as entry where entry.halls = hall_set.halls and ${where} ${tail}
    ) as entry`;
}
