import type { Selectable } from 'kysely';
import type { CatalogueItemTable, ItemKind } from '../../database/tables/catalogue-tables.ts';
import { anyOf } from '../../database/queries/any-of.ts';
import type { Database } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { CatalogueItem } from '../item.ts';

/** What is on offer of these kinds, in the organiser's order. */
export async function findItems(
  database: Database,
  scope: Scope,
  kinds: readonly ItemKind[],
): Promise<readonly CatalogueItem[]> {
  const rows = await scoped(database, scope)
    .selectFrom('catalogue_item')
    .selectAll()
    .where('kind', '=', anyOf(kinds))
    .where('active', '=', true)
    .orderBy('sort')
    .orderBy('item_id')
    .execute();
  return rows.map(toItem);
}

/** Items by their ids, on offer or not; unknown ids are left out. */
export async function findItemsById(
  database: Database,
  scope: Scope,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, CatalogueItem>> {
  if (itemIds.length === 0) return new Map();
  const rows = await scoped(database, scope)
    .selectFrom('catalogue_item')
    .selectAll()
    .where('item_id', '=', anyOf(itemIds))
    .execute();
  return new Map(rows.map((row) => [row.item_id, toItem(row)]));
}

function toItem(row: Selectable<CatalogueItemTable>): CatalogueItem {
  return {
    itemId: row.item_id,
    kind: row.kind,
    parentId: row.parent_id,
    categories: row.categories,
    name: row.name,
    unit: row.unit,
    prices: {
      early: fen(row.price_early),
      normal: fen(row.price_normal),
      late: fen(row.price_late),
      'on-site': fen(row.price_on_site),
    },
    deposit: Number(row.deposit),
    onSite: row.on_site,
    decimals: row.decimals,
    factors: row.factors,
    parts: row.parts,
    holdDays: row.hold_days,
    most: row.most,
    mostBy: row.most_by,
    details: row.details,
    imageFileId: row.image_file_id,
    sort: row.sort,
    active: row.active,
  };
}

function fen(stored: string | null): number | null {
  return stored === null ? null : Number(stored);
}
