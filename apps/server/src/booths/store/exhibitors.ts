import { anyOf } from '../../database/queries/any-of.ts';
import type { Database } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { AllottedBooth, Exhibitor } from '../exhibitor.ts';

/** The company of this id in the exhibition. */
export async function findExhibitor(
  database: Database,
  scope: Scope,
  exhibitorId: string,
): Promise<Exhibitor | null> {
  return (await findExhibitors(database, scope, [exhibitorId]))[0] ?? null;
}

/** The companies of these ids in the exhibition, in no particular order. */
export async function findExhibitors(
  database: Database,
  scope: Scope,
  exhibitorIds: readonly string[],
): Promise<readonly Exhibitor[]> {
  if (exhibitorIds.length === 0) return [];
  return scoped(database, scope)
    .selectFrom('exhibitor')
    .select([
      'exhibitor_id as exhibitorId',
      'name',
      'name_en as nameEn',
      'origin',
      'language',
      'tags',
      'trial',
    ])
    .where('exhibitor_id', '=', anyOf(exhibitorIds))
    .execute();
}

/** Booths of several exhibitors by exhibitor, each list with the largest booth first. */
export async function findBooths(
  database: Database,
  scope: Scope,
  exhibitorIds: readonly string[],
): Promise<ReadonlyMap<string, readonly AllottedBooth[]>> {
  const found = new Map<string, AllottedBooth[]>();
  if (exhibitorIds.length === 0) return found;
  const rows = await scoped(database, scope)
    .selectFrom('booth')
    .select(['booth_id', 'hall', 'number', 'area', 'type', 'height_limit', 'tags', 'exhibitor_id'])
    .where('exhibitor_id', '=', anyOf(exhibitorIds))
    .orderBy('area', 'desc')
    .orderBy('hall')
    .orderBy('number')
    .execute();
  for (const row of rows) {
    if (row.exhibitor_id === null) continue;
    const list = found.get(row.exhibitor_id) ?? [];
    list.push({
      boothId: row.booth_id,
      hall: row.hall,
      number: row.number,
      area: Number(row.area),
      type: row.type,
      heightLimit: row.height_limit === null ? null : Number(row.height_limit),
      tags: row.tags,
    });
    found.set(row.exhibitor_id, list);
  }
  return found;
}

/** Where booths are, whoever has them, by their ids. */
export async function findBoothNames(
  database: Database,
  scope: Scope,
  boothIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<AllottedBooth, 'boothId' | 'hall' | 'number'>>> {
  if (boothIds.length === 0) return new Map();
  const rows = await scoped(database, scope)
    .selectFrom('booth')
    .select(['booth_id as boothId', 'hall', 'number'])
    .where('booth_id', '=', anyOf(boothIds))
    .execute();
  return new Map(rows.map((row) => [row.boothId, row]));
}

/** A person with access to an exhibitor. */
export interface Member {
  readonly accountId: string;
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  /** The one who may invite and remove the others. */
  readonly main: boolean;
}

/** Who acts for an exhibitor, the main account first. */
export async function findMembers(
  database: Database,
  scope: Scope,
  exhibitorId: string,
): Promise<readonly Member[]> {
  const rows = await scoped(database, scope)
    .selectFrom('membership')
    .innerJoin('account', 'account.account_id', 'membership.account_id')
    .select(['account.account_id', 'account.name', 'account.phone', 'account.email', 'membership.main'])
    .where('membership.exhibitor_id', '=', exhibitorId)
    .orderBy('membership.main', 'desc')
    .orderBy('membership.created_at')
    .orderBy('account.account_id')
    .execute();
  return rows.map((row) => ({
    accountId: row.account_id,
    name: row.name,
    mobile: row.phone ?? '',
    email: row.email,
    main: row.main,
  }));
}
