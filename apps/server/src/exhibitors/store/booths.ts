import { foldText } from '@zhantai/engine';
import { sql, type SqlBool } from 'kysely';
import { notTrial, type Limits } from '../../booths/index.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { orderOf } from '../../database/queries/order-of.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { countListed } from '../../platform/json/count-listed.ts';
import type { PageWindow, SortBy, Total } from '../../platform/paging.ts';

/** What staff change of a booth. */
export interface KeptBooth {
  readonly hall: string;
  readonly number: string;
  readonly area: number;
  readonly type: 'std' | 'raw' | 'semi';
  readonly heightLimit: number | null;
  readonly tags: readonly string[];
  readonly exhibitorId: string | null;
}

/** A booth as lists show it. */
export interface ListedBooth extends KeptBooth {
  readonly boothId: string;
  readonly exhibitorCode: string | null;
  readonly exhibitorName: string | null;
}

/** Which booths a list is of; what is not named narrows nothing. */
export interface BoothFilter {
  readonly halls: readonly string[];
  readonly boothType: string | null;
  readonly exhibitorId: string | null;
  readonly free: boolean;
  readonly search: string;
}

/** What lists of booths are sorted by. */
export const boothSortKeys = ['booth', 'area', 'exhibitor'] as const;
export type BoothSortKey = (typeof boothSortKeys)[number];

const sortTerms = {
  booth: sql`booth.hall, booth.number`,
  area: sql`booth.area`,
  exhibitor: sql`exhibitor.name`,
} as const;

function all(database: Database, scope: Scope) {
  return scoped(database, scope)
    .selectFrom('booth')
    .leftJoin('exhibitor', 'exhibitor.exhibitor_id', 'booth.exhibitor_id')
    .where(notTrial(scope, sql.ref('booth.exhibitor_id')));
}

const columns = [
  'booth.booth_id as boothId',
  'booth.hall',
  'booth.number',
  sql<number>`booth.area::float8`.as('area'),
  'booth.type',
  sql<number | null>`booth.height_limit::float8`.as('heightLimit'),
  'booth.tags',
  'booth.exhibitor_id as exhibitorId',
  'exhibitor.code as exhibitorCode',
  'exhibitor.name as exhibitorName',
] as const;

/** One page of the booths within halls that match, and how many there are. */
export async function findListedBooths(
  database: Database,
  scope: Scope,
  limits: Pick<Limits, 'halls'>,
  filter: BoothFilter,
  page: PageWindow & { readonly sort: readonly SortBy<BoothSortKey>[] },
): Promise<{ readonly total: Total; readonly rows: readonly ListedBooth[] }> {
  const { halls, boothType, exhibitorId, free, search } = filter;
  const folded = foldText(search);
  const found = all(database, scope)
    .$if(limits.halls.length > 0, (query) => query.where(inHalls(limits.halls)))
    .$if(halls.length > 0, (query) => query.where(inHalls(halls)))
    .$if(boothType !== null, (query) => query.where(sql<SqlBool>`booth.type = ${boothType}`))
    .$if(exhibitorId !== null, (query) => query.where('booth.exhibitor_id', '=', exhibitorId))
    .$if(free, (query) => query.where('booth.exhibitor_id', 'is', null))
    .$if(search !== '', (query) =>
      query.where(folded === '' ? sql<SqlBool>`false` : sql<SqlBool>`booth.folded like ${`%${folded}%`}`),
    );
  const sort = page.sort.length > 0 ? page.sort : [{ key: 'booth', descending: false } as const];
  const total = await countListed(database, found.select('booth.booth_id'), page);
  const rows = await found
    .select(columns)
    .orderBy(orderOf(sortTerms, sort, [sql`booth.booth_id`], 'last'))
    .offset(page.offset)
    .limit(page.size)
    .execute();
  return { total, rows };
}

function inHalls(halls: readonly string[]) {
  return sql<SqlBool>`booth.hall = any(${[...halls]}::text[])`;
}

/** The booth of this id. */
export async function findListedBooth(
  database: Database,
  scope: Scope,
  boothId: string,
): Promise<ListedBooth | null> {
  const row = await all(database, scope)
    .select(columns)
    .where('booth.booth_id', '=', boothId)
    .executeTakeFirst();
  return row ?? null;
}

/** The booth of this id, which nobody else changes until the transaction ends. */
export async function lockBooth(
  transaction: Transaction,
  scope: Scope,
  boothId: string,
): Promise<KeptBooth | null> {
  const row = await scoped(transaction, scope)
    .selectFrom('booth')
    .select([
      'hall',
      'number',
      sql<number>`area::float8`.as('area'),
      'type',
      sql<number | null>`height_limit::float8`.as('heightLimit'),
      'tags',
      'exhibitor_id as exhibitorId',
    ])
    .where('booth_id', '=', boothId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function insertBooth(
  transaction: Transaction,
  scope: Scope,
  boothId: string,
  booth: KeptBooth,
): Promise<void> {
  await scoped(transaction, scope)
    .insertInto('booth')
    .values({ booth_id: boothId, ...columnsOf(booth) })
    .execute();
}

export async function updateBooth(
  transaction: Transaction,
  scope: Scope,
  boothId: string,
  booth: KeptBooth,
): Promise<void> {
  await scoped(transaction, scope)
    .updateTable('booth')
    .set(columnsOf(booth))
    .where('booth_id', '=', boothId)
    .execute();
}

function columnsOf({ hall, number, area, type, heightLimit, tags, exhibitorId }: KeptBooth) {
  return { hall, number, area, type, height_limit: heightLimit, tags: [...tags], exhibitor_id: exhibitorId };
}

/** Which booth has a place, however it is written: `B012`, `b-12` and full width are one. */
export async function findByPlace(
  database: Database,
  scope: Scope,
  { hall, number }: Pick<KeptBooth, 'hall' | 'number'>,
): Promise<string | null> {
  const row = await scoped(database, scope)
    .selectFrom('booth')
    .select('booth_id')
    .where(sql<SqlBool>`fold_name(hall) = fold_name(${hall}) and fold_name(number) = fold_name(${number})`)
    .executeTakeFirst();
  return row?.booth_id ?? null;
}

export async function countBooths(database: Database, scope: Scope): Promise<number> {
  const row = await scoped(database, scope)
    .selectFrom('booth')
    .where(notTrial(scope, sql.ref('booth.exhibitor_id')))
    .select((one) => one.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Every hall that has booths, within limits. */
export async function findHalls(
  database: Database,
  scope: Scope,
  limits: Pick<Limits, 'halls'>,
): Promise<readonly string[]> {
  const rows = await scoped(database, scope)
    .selectFrom('booth')
    .select('hall')
    .distinct()
    .where(notTrial(scope, sql.ref('booth.exhibitor_id')))
    .$if(limits.halls.length > 0, (query) => query.where(inHalls(limits.halls)))
    .orderBy('hall')
    .execute();
  return rows.map(({ hall }) => hall);
}
