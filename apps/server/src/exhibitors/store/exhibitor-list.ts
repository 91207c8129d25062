import { sql } from 'kysely';
import { standsWithin, type Limits } from '../../booths/index.ts';
import type { Database } from '../../database/database.ts';
import { anyOf } from '../../database/queries/any-of.ts';
import { orderOf, type SortTerms } from '../../database/queries/order-of.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { countListed } from '../../platform/json/count-listed.ts';
import type { PageWindow, SortBy, Total } from '../../platform/paging.ts';
import type { ExhibitorFilter, ExhibitorSortKey } from '../exhibitor-filter.ts';
import { matching } from './matching.ts';
import { nameCollation } from './name-collation.ts';

/** An exhibitor as lists show it, but for its booths. */
export interface ListedExhibitor {
  readonly exhibitorId: string;
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly origin: string;
  readonly language: string;
  readonly state: 'invited' | 'active' | 'withdrawn';
  readonly tags: readonly string[];
  readonly note: string;
  readonly ownerId: string | null;
  readonly ownerName: string | null;
  readonly createdAt: Date;
  readonly accounts: number;
  readonly lastSignIn: Date | null;
}

/** One page of the exhibitors that match, and how many there are. */
export async function findListedExhibitors(
  database: Database,
  scope: Scope,
  limits: Limits,
  filter: ExhibitorFilter,
  page: PageWindow & { readonly sort: readonly SortBy<ExhibitorSortKey>[] },
): Promise<{ readonly total: Total; readonly rows: readonly ListedExhibitor[] }> {
  const all = scoped(database, scope)
    .selectFrom('exhibitor')
    .where(matching(scope, limits, filter));
  const total = await countListed(database, all.select('exhibitor.exhibitor_id'), page);
  const sort = page.sort.length > 0 ? page.sort : [{ key: 'code', descending: false } as const];
  const sorted = (key: ExhibitorSortKey) => sort.some((one) => one.key === key);
  const ids = await all
    .$if(sorted('area'), (query) =>
      query.leftJoin(areas(scope), (join) =>
        join.onRef('standing.exhibitor_id', '=', 'exhibitor.exhibitor_id'),
      ),
    )
    .$if(sorted('lastSignIn'), (query) =>
      query.leftJoin(signIns(scope), (join) =>
        join.onRef('signing_in.exhibitor_id', '=', 'exhibitor.exhibitor_id'),
      ),
    )
    .select('exhibitor.exhibitor_id as exhibitorId')
    .orderBy(orderOf(await sortTerms(database), sort, [sql`exhibitor.exhibitor_id`], 'last'))
    .offset(page.offset)
    .limit(page.size)
    .execute();
  const wanted = ids.map(({ exhibitorId }) => exhibitorId);
  const known = new Map((await selectListed(database, scope, wanted)).map((row) => [row.exhibitorId, row]));
  return { total, rows: wanted.flatMap((id) => known.get(id) ?? []) };
}

/** Exhibitors of these ids, in no particular order. */
export async function selectListed(
  database: Database,
  scope: Scope,
  exhibitorIds: readonly string[],
): Promise<readonly ListedExhibitor[]> {
  if (exhibitorIds.length === 0) return [];
  const rows = await scoped(database, scope)
    .selectFrom('exhibitor')
    .leftJoin('account', 'account.account_id', 'exhibitor.owner_account_id')
    .select([
      'exhibitor.exhibitor_id as exhibitorId',
      'exhibitor.code',
      'exhibitor.name',
      'exhibitor.name_en as nameEn',
      'exhibitor.origin',
      'exhibitor.language',
      'exhibitor.state',
      'exhibitor.tags',
      'exhibitor.note',
      'exhibitor.owner_account_id as ownerId',
      'account.name as ownerName',
      'exhibitor.created_at as createdAt',
      sql<string>`(select count(*) from membership where ${inScope(scope, 'membership')}
        and membership.exhibitor_id = exhibitor.exhibitor_id)`.as('accounts'),
      sql<Date | null>`(select max(last_used_at) from membership where ${inScope(scope, 'membership')}
        and membership.exhibitor_id = exhibitor.exhibitor_id)`.as('lastSignIn'),
    ])
    .where('exhibitor.exhibitor_id', '=', anyOf(exhibitorIds))
    .execute();
  return rows.map((row) => ({ ...row, accounts: Number(row.accounts) }));
}

/** Every tag that an exhibitor within halls has, by code point. */
export async function findTags(
  database: Database,
  scope: Scope,
  limits: Pick<Limits, 'halls'>,
): Promise<readonly string[]> {
  const { rows } = await sql<{ tag: string }>`
    select distinct tag collate "C" as tag from exhibitor cross join unnest(tags) as tag
    where ${inScope(scope, 'exhibitor')} and ${standsWithin(scope, limits, sql`exhibitor.exhibitor_id`)}
    order by tag`.execute(database);
  return rows.map(({ tag }) => tag);
}

const areas = (scope: Scope) =>
  sql<{ exhibitor_id: string; area: string }>`(
    select exhibitor_id, sum(area) as area from booth
    where ${inScope(scope, 'booth')} and exhibitor_id is not null group by exhibitor_id
  )`.as<'standing'>(sql`standing`);

const signIns = (scope: Scope) =>
  sql<{ exhibitor_id: string; at: Date | null }>`(
    select exhibitor_id, max(last_used_at) as at from membership
    where ${inScope(scope, 'membership')} and exhibitor_id is not null group by exhibitor_id
  )`.as<'signing_in'>(sql`signing_in`);

async function sortTerms(database: Database): Promise<SortTerms<ExhibitorSortKey>> {
  return {
    code: sql`upper(exhibitor.code) collate "C"`,
    name: sql`exhibitor.name ${await nameCollation(database)}`,
    area: sql`standing.area`,
    lastSignIn: sql`signing_in.at`,
    createdAt: sql`exhibitor.created_at`,
  };
}

/** Every exhibitor within halls that matches, in the order of their ids. */
export async function selectMatching(
  database: Database,
  scope: Scope,
  limits: Limits,
  filter: ExhibitorFilter,
): Promise<readonly string[]> {
  const rows = await scoped(database, scope)
    .selectFrom('exhibitor')
    .select('exhibitor.exhibitor_id as exhibitorId')
    .where(matching(scope, limits, filter))
    .orderBy('exhibitor.exhibitor_id')
    .execute();
  return rows.map(({ exhibitorId }) => exhibitorId);
}

/** Those of these exhibitors that are within halls, in the order of their ids. */
export async function selectSeen(
  database: Database,
  scope: Scope,
  limits: Pick<Limits, 'halls'>,
  exhibitorIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await scoped(database, scope)
    .selectFrom('exhibitor')
    .select('exhibitor.exhibitor_id as exhibitorId')
    .where('exhibitor.exhibitor_id', '=', anyOf(exhibitorIds))
    .where(standsWithin(scope, limits, sql`exhibitor.exhibitor_id`))
    .orderBy('exhibitor.exhibitor_id')
    .execute();
  return rows.map(({ exhibitorId }) => exhibitorId);
}
