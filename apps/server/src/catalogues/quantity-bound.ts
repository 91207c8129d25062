import type { CatalogueItem } from '../offers/index.ts';

/** Square metres that a bound by area is for. */
export const areaUnit = 9;
/** The share of the stock that one exhibitor may order where an item says nothing. */
const share = 0.1;

/** What the exhibition says where an item says nothing; whole units. */
export interface UsualBounds {
  readonly most: number;
  readonly mostWithoutStock: number;
}

/**
 * How much of an item one exhibitor may order, in hundredths of the unit: what the item says, for each exhibitor or for
 * each begun 9 m² of its booths, else the smaller of a tenth of the stock and the usual bound, at least 1.
 * @param stock of the slot in hundredths; null is unlimited.
 * @param area of all booths in square metres.
 */
export function quantityBound(
  { most, mostBy }: Pick<CatalogueItem, 'most' | 'mostBy'>,
  stock: number | null,
  area: number,
  usual: UsualBounds,
): number {
  if (most !== null) {
    return 100 * most * (mostBy === 'area' ? Math.max(1, Math.ceil(area / areaUnit)) : 1);
  }
  if (stock === null) return 100 * usual.mostWithoutStock;
  return 100 * Math.max(1, Math.min(Math.floor((stock / 100) * share), usual.most));
}
