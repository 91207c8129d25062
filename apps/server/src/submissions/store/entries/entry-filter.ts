import { sql, type RawBuilder } from 'kysely';
import type { ListedStatus } from '../../lists/listed-status.ts';

/** Which submissions a list holds; null is all. */
export interface EntryFilter {
  readonly formIds: readonly string[] | null;
  readonly halls: readonly string[] | null;
  readonly statuses: readonly ListedStatus[] | null;
  /** Only those whose subject asks for a change. */
  readonly changeRequested: boolean;
  /** Part of a name, or a booth like `B117` or `5-B117`; empty is all. */
  readonly search: string;
}

/** Those of the statuses a submission can be in, in the order of lists (`status_order`). */
export const entryStatuses = ['wait', 'fail', 'submitted', 'adopt', 'draft'] as const;

/** What an `entry` must be. @param form what says its form. */
export function narrowed(
  { formIds, halls, statuses, changeRequested }: EntryFilter,
  form: RawBuilder<unknown> = sql`entry.form_id`,
): RawBuilder<unknown> {
  const orders = statuses?.map((status) => entryStatuses.findIndex((known) => known === status) + 1);
  const all = [
    ...(formIds === null ? [] : [sql`${form} = any(${[...formIds]}::text[])`]),
    ...(halls === null ? [] : [sql`entry.halls && ${[...halls]}::text[]`]),
    ...(orders === undefined ? [] : [sql`entry.status_order = any(${orders}::smallint[])`]),
    ...(changeRequested ? [sql`entry.change_requested_at is not null`] : []),
  ];
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `);
}

/** As {@link narrowed}, of entries that are found by their halls: the database is not to find them by their form instead. */
export function narrowedInHalls(filter: EntryFilter): RawBuilder<unknown> {
  return narrowed({ ...filter, halls: null }, sql`(entry.form_id || '')`);
}

/** Entries that say what they are to say: those that changed since stand in `fresh`. */
export const unchanged = sql`entry.submission_id not in (select id from changed)`;
