import { sql, type RawBuilder } from 'kysely';

/** What a list is sorted by, each key with its place in the query. */
export type SortTerms<K extends string> = Readonly<Record<K, RawBuilder<unknown>>>;

/** One key of an order. */
interface SortKey<K extends string> {
  readonly key: K;
  readonly descending: boolean;
}

/**
 * The order that is asked for, and then `rest`, which leaves no two rows alike: else pages would repeat some.
 * @param nulls where rows without a value stand; `usual` is as the database has it, and as its indexes are.
 */
export function orderOf<K extends string>(
  terms: SortTerms<K>,
  sort: readonly SortKey<K>[],
  rest: readonly RawBuilder<unknown>[],
  nulls: 'usual' | 'last' = 'usual',
): RawBuilder<unknown> {
  const end = nulls === 'last' ? sql` nulls last` : sql``;
  return sql`${sql.join([
    ...sort.map(({ key, descending }) =>
      descending ? sql`${terms[key]} desc${end}` : sql`${terms[key]}${end}`,
    ),
    ...rest,
  ])}`;
}
