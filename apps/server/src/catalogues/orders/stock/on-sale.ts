import type { CatalogueItem } from '../../../offers/index.ts';
import type { Sale } from '../../sale.ts';

/** Whether a form takes orders of an item. */
export function isOnSale({ categories }: Sale): (item: CatalogueItem) => boolean {
  return (item) => item.active && item.categories.some((category) => categories.includes(category));
}
