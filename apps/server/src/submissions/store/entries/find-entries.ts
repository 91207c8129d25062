import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Scope } from '../../../exhibitions/index.ts';
import {
  boundTotal,
  demandShown,
  mostListed,
  type PageWindow,
  type SortBy,
  type Total,
} from '../../../platform/paging.ts';
import { countEntries, type EntryCount } from './count-entries.ts';
import { entryStatuses, narrowed, type EntryFilter } from './entry-filter.ts';
import { entryOrder, type EntryOrder, type EntrySortKey } from './entry-order.ts';
import { pending } from './pending.ts';
import { searched, type Search } from './search-subjects.ts';

/** Reading an entry and sorting it takes as long as looking at so many along an index. */
const dearer = 4;
/** Parts of a list that are read one beside the other, at most. */
const mostParts = 60;

/** Which submissions stand on a page, in its order, and how many there are in all. */
export interface EntryPage extends Total {
  readonly submissionIds: readonly string[];
}

/**
 * One page of a list, as much work however many were ever handed in.
 * @throws Refusal as {@link demandShown}.
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
  const counts = await countEntries(database, scope, { halls: filter.halls ?? [] });
  const counted = sum(counts, filter);
  const list: List = { scope, filter, search, order, parts: partsOf(filter, order) };
  if (search.narrow || filter.changeRequested || isScattered(list, counts, page)) {
    return readAll(database, list, page);
  }
  const total = boundTotal(search.pattern === null ? counted : await countSome(database, list));
  demandShown(page, total);
  if (page.offset >= total.total) return { submissionIds: [], ...total };
  return { submissionIds: await readAlong(database, list, page), ...total };
}

/**
 * Whether so few of all are of the wanted forms that reading these and sorting them is less work than reading along the
 * order of all until the page is full. No index has those of a hall: they are always found along an order.
 */
function isScattered(
  { filter, order, parts }: List,
  counts: readonly EntryCount[],
  page: PageWindow,
): boolean {
  if (filter.halls !== null || parts.every(({ rest }) => rest.formIds === null)) return false;
  if (!order.indexed) return true;
  const wanted = sum(counts, filter);
  const all = sum(counts, { ...filter, formIds: null });
  return dearer * wanted * wanted < (page.offset + page.size) * all;
}

interface List {
  readonly scope: Scope;
  readonly filter: EntryFilter;
  readonly search: Search;
  readonly order: EntryOrder;
  readonly parts: readonly Part[];
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
    with ${pending(scope)} select entry.submission_id from (${wholeList({ scope, filter, search, order })}) as entry
    order by ${order.whole}`.execute(database);
  return rows.map((row) => row.submission_id);
}

/** Reads all that match, which are few, and sorts them. */
async function readAll(database: Database, list: List, page: PageWindow): Promise<EntryPage> {
  const { rows } = await sql<{ submission_id: string | null; total: number }>`
    with ${pending(list.scope)}, matching as materialized (${wholeList(list)})
    select page.submission_id, (select count(*) from matching)::int as total
    from (select) as once left join (
      select entry.submission_id, row_number() over (order by ${list.order.whole}) as place from matching as entry
      order by ${list.order.whole} offset ${page.offset} limit ${page.size}
    ) as page on true
    order by page.place`.execute(database);
  const total = boundTotal(rows[0]?.total ?? 0);
  demandShown(page, total);
  return { submissionIds: rows.flatMap((row) => row.submission_id ?? []), ...total };
}

function wholeList({ scope, filter, search, order }: Omit<List, 'parts'>): RawBuilder<unknown> {
  const matching = sql`${narrowed(filter)} and ${search.matches}`;
  return sql`
    select ${order.columns} from submission_entry as entry
    where ${inScope(scope)} and ${search.reaches} and ${matching} and ${unchanged}
    union all
    select ${order.columns} from fresh as entry where ${matching}`;
}

/** Reads each part in the order of an index, no further than the page needs, and what is not folded beside them. */
async function readAlong(
  database: Database,
  { scope, filter, search, order, parts }: List,
  { offset, size }: PageWindow,
): Promise<readonly string[]> {
  const most = sql`limit ${offset + size}`;
  const read = ({ where, rest, within }: Part): RawBuilder<unknown> => sql`(
    select ${order.columns} from submission_entry as entry
    where ${inScope(scope)} and ${where} and ${narrowed(rest)} and ${search.matches} and ${unchanged}
    order by ${within} ${most}
  )`;
  const merge = (group: readonly Part[]): RawBuilder<unknown> => sql`(
    select * from (${sql.join(group.map(read), sql` union all `)}) as entry order by ${order.within} ${most}
  )`;
  const { rows } = await sql<{ submission_id: string }>`
    with ${pending(scope)}
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

interface Part {
  /** Whether these have what is sorted by; the others stand behind them. */
  readonly present: boolean;
  readonly where: RawBuilder<unknown>;
  /** What is not said by `where`. */
  readonly rest: EntryFilter;
  readonly within: RawBuilder<unknown>;
}

/** A list by states, by forms too where the index has them, and by whether there is anything to sort by. */
function partsOf(filter: EntryFilter, order: EntryOrder): readonly Part[] {
  const statuses = entryStatuses.flatMap((status, index) =>
    filter.statuses === null || filter.statuses.includes(status)
      ? [sql`entry.status_order = ${sql.lit(index + 1)}`]
      : [],
  );
  const presence =
    order.missing === null
      ? [{ present: true, has: sql`true` }]
      : [
          { present: true, has: sql`not (${order.missing})` },
          { present: false, has: order.missing },
        ];
  const { formIds } = filter;
  const byForm =
    formIds !== null &&
    order.withinForm !== null &&
    formIds.length * statuses.length * presence.length <= mostParts;
  const forms = byForm ? formIds.map((formId) => sql`entry.form_id = ${formId}`) : [sql`true`];
  const rest = { ...filter, statuses: null, formIds: byForm ? null : formIds };
  const within = byForm ? (order.withinForm ?? order.within) : order.within;
  return statuses.flatMap((status) =>
    forms.flatMap((form) =>
      presence.map(({ present, has }) => ({
        present,
        where: sql`${status} and ${form} and ${has}`,
        rest,
        within,
      })),
    ),
  );
}

/** How many match, as far as a total is told: what subjects that match have, one after the other. */
async function countSome(database: Database, { scope, filter, search }: List): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    with ${pending(scope)}
    select (
      (select count(*) from (
        select from entry_subject as subject
        join submission_entry as entry using (tenant_id, exhibition_id, subject_key)
        where subject.tenant_id = ${scope.tenantId} and subject.exhibition_id = ${scope.exhibitionId}
          and subject.folded like ${search.pattern}
          and ${narrowed(filter)} and ${search.matches} and ${unchanged}
        limit ${mostListed + 1}
      ) as counted)
      + (select count(*) from fresh as entry where ${narrowed(filter)} and ${search.matches})
    )::int as total`.execute(database);
  return rows[0]?.total ?? 0;
}

function inScope({ tenantId, exhibitionId }: Scope): RawBuilder<unknown> {
  return sql`entry.tenant_id = ${tenantId} and entry.exhibition_id = ${exhibitionId}`;
}

const unchanged = sql`entry.submission_id not in (select id from changed)`;

function sum(counts: readonly EntryCount[], { formIds, statuses }: EntryFilter): number {
  return counts
    .filter(
      ({ formId, status }) =>
        (formIds === null || formIds.includes(formId)) && (statuses === null || statuses.includes(status)),
    )
    .reduce((all, { submissions }) => all + submissions, 0);
}
