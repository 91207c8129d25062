import type { StoredEntry } from '../dictionaries/index.ts';
import type { CatalogueItem } from './item.ts';
import { listPrice } from './list-price.ts';

/** A facility, tool, pack or place for advertising as an option; filtered by `category`. */
export function facilityEntry(item: CatalogueItem): StoredEntry {
  return {
    value: item.itemId,
    parent: null,
    label: item.name,
    description: listPrice(item),
    facets: { category: item.categories },
    disabled: false,
  };
}
