import type { Database } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import type { CatalogueItem } from './item.ts';
import { matchesSearch } from './matches-search.ts';
import { findItems } from './store/items.ts';

/** Facilities, tools and packs of a category, or of all, in the organiser's order. */
export async function findFacilities(
  database: Database,
  scope: Scope,
  { category, search }: { readonly category?: string | undefined; readonly search?: string | undefined },
): Promise<readonly CatalogueItem[]> {
  return (await findItems(database, scope, ['facility', 'pack'])).filter(
    (item) =>
      (category === undefined || item.categories.includes(category)) &&
      matchesSearch(search, item.itemId, item.name),
  );
}
