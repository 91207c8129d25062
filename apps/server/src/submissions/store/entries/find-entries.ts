import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { inScope } from '../../../database/scoped/in-scope.ts';
import type { Scope } from '../../../exhibitions/index.ts';
import {
  boundTotal,
  requireShown,
  type PageWindow,
  type SortBy,
  type Total,
} from '../../../platform/paging.ts';
import { chooseWay, type EntryCounts, type Way } from './choose-way.ts';
import { countEntries, type EntryCount } from './count-entries.ts';
import { countSought } from './count-sought.ts';
import { narrowed, narrowedInHalls, unchanged, type EntryFilter } from './entry-filter.ts';
import { entryOrder, type EntryOrder, type EntrySortKey } from './entry-order.ts';
import { partsOf, type Part } from './entry-parts.ts';
import { pending } from './pending.ts';
import { readHalls, setsOfHalls } from './read-halls.ts';
import { searched, type Search } from './search-subjects.ts';

/** Which submissions stand on a page, in its order, and how many there are in all. */
export interface EntryPage extends Total {
  readonly submissionIds: readonly string[];
}

interface List {
  readonly scope: Scope;
  readonly filter: EntryFilter;
  readonly search: Search;
  readonly order: EntryOrder;
}

/**
 * One page of a list, as much work however many were ever handed in.
 * @throws Refusal as {@link requireShown}.
 */
export async function findEntries(
  database: Database,
  scope: Scope,
  filter: EntryFilter,
  page: PageWindow & { readonly sort: readonly SortBy<EntrySortKey>[] },
): Promise<EntryPage> {
  const order = entryOrder(page.sort);
  const search = await searched(database, scope, filter.search);
  if (search === 'nothing') return { submissionIds: [], total: 0, totalAtLeast: false };
  const list: List = { scope, filter, search, order };
  // Few have it, and these are found by who they are; or few asked to be changed.
  if (search.narrow || filter.changeRequested) return readAll(database, list, page, 'whole');
  const counts = await countAround(database, scope, filter);
  const way = chooseWay(filter, order, counts, (page.offset + page.size) / search.share);
  if (way === 'whole' || way === 'whole halls') return readAll(database, list, page, way);
  const total = boundTotal(
    search.pattern === null ? counts.wanted : await countSought(database, scope, filter, search, counts),
  );
  requireShown(page, total);
  if (page.offset >= total.total) return { submissionIds: [], ...total };
  return { submissionIds: await readAlong(database, list, page, way), ...total };
}

/** How many there are of what is wanted, and of that around it which may have to be passed by. */
async function countAround(database: Database, scope: Scope, filter: EntryFilter): Promise<EntryCounts> {
  const within = await countEntries(database, scope, { halls: filter.halls ?? [] });
  const everywhere = filter.halls === null ? within : await countEntries(database, scope);
  return {
    wanted: sum(within, filter),
    ofForms: sum(everywhere, filter),
    ofHalls: sum(within, { ...filter, formIds: null }),
    all: sum(everywhere, { ...filter, formIds: null }),
  };
}

/** Every submission of a list, in its order. */
export async function findAllEntries(
  database: Database,
  scope: Scope,
  filter: EntryFilter,
  sort: readonly SortBy<EntrySortKey>[],
): Promise<readonly string[]> {
  const search = await searched(database, scope, filter.search);
  if (search === 'nothing') return [];
  const order = entryOrder(sort);
  const { rows } = await sql<{ submission_id: string }>`
    with ${pending(scope)} select entry.submission_id
    from (${wholeList({ scope, filter, search, order }, 'whole')}) as entry
    order by ${order.whole}`.execute(database);
  return rows.map((row) => row.submission_id);
}

/** Reads all that match, which are few, and sorts them. */
async function readAll(
  database: Database,
  list: List,
  page: PageWindow,
  way: 'whole' | 'whole halls',
): Promise<EntryPage> {
  const { rows } = await sql<{ submission_id: string | null; total: number }>`
    with ${pending(list.scope)}, ${setsOfHalls(list.scope, list.filter.halls ?? [])},
    matching as materialized (${wholeList(list, way)})
    select page.submission_id, (select count(*) from matching)::int as total
    from (select) as once left join (
      select entry.submission_id, row_number() over (order by ${list.order.whole}) as place from matching as entry
      order by ${list.order.whole} offset ${page.offset} limit ${page.size}
    ) as page on true
    order by page.place`.execute(database);
  const total = boundTotal(rows[0]?.total ?? 0);
  requireShown(page, total);
  return { submissionIds: rows.flatMap((row) => row.submission_id ?? []), ...total };
}

function wholeList(
  { scope, filter, search, order }: List,
  way: 'whole' | 'whole halls',
): RawBuilder<unknown> {
  const folded = (narrow: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`${inScope(scope, 'entry')} and ${search.reaches} and ${narrow} and ${search.matches} and ${unchanged}`;
  const settled =
    way === 'whole'
      ? sql`select ${order.columns} from submission_entry as entry where ${folded(narrowed(filter))}`
      : readHalls(order.columns, folded(narrowedInHalls(filter)), sql`offset 0`);
  return sql`
    ${settled}
    union all
    select ${order.columns} from fresh as entry where ${narrowed(filter)} and ${search.matches}`;
}

/** Reads each part in the order of an index, no further than the page needs, and what is not folded beside them. */
async function readAlong(
  database: Database,
  { scope, filter, search, order }: List,
  { offset, size }: PageWindow,
  way: Exclude<Way, 'whole' | 'whole halls'>,
): Promise<readonly string[]> {
  const most = sql`limit ${offset + size}`;
  const parts = partsOf(filter, order, way);
  const read = ({ where, rest, within }: Part): RawBuilder<unknown> => {
    const narrow = way === 'along halls' ? narrowedInHalls(rest) : narrowed(rest);
    const wanted = sql`${inScope(scope, 'entry')} and ${where} and ${narrow} and ${search.matches} and ${unchanged}`;
    const first = sql`order by ${within} ${most}`;
    return way === 'along halls'
      ? sql`(${readHalls(order.columns, wanted, first)} ${first})`
      : sql`(select ${order.columns} from submission_entry as entry where ${wanted} ${first})`;
  };
  const merge = (group: readonly Part[]): RawBuilder<unknown> => sql`(
    select * from (${sql.join(group.map(read), sql` union all `)}) as entry order by ${order.within} ${most}
  )`;
  const { rows } = await sql<{ submission_id: string }>`
    with ${pending(scope)}, ${setsOfHalls(scope, filter.halls ?? [])}
    select entry.submission_id from (
      ${sql.join(
        [true, false].flatMap((present) => {
          const group = parts.filter((part) => part.present === present);
          return group.length === 0 ? [] : [merge(group)];
        }),
        sql` union all `,
      )}
      union all
      select ${order.columns} from fresh as entry where ${narrowed(filter)} and ${search.matches}
    ) as entry
    order by ${order.whole} offset ${offset} limit ${size}`.execute(database);
  return rows.map((row) => row.submission_id);
}

function sum(counts: readonly EntryCount[], { formIds, statuses }: EntryFilter): number {
  return counts
    .filter(
      ({ formId, status }) =>
        (formIds === null || formIds.includes(formId)) && (statuses === null || statuses.includes(status)),
    )
    .reduce((all, { submissions }) => all + submissions, 0);
}
