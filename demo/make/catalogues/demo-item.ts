import type { CatalogueItem } from '../../../apps/server/src/offers/index.ts';
import type { Facility } from '../facilities/facility.ts';

/** An item of the demo with what there is of it: units by slot, null without limit. */
export interface DemoItem {
  readonly item: CatalogueItem;
  readonly stock: Readonly<Record<string, number | null>>;
}

/** Prices in CNY as the catalogue keeps them. */
export function inFen([early, normal, late, onSite]: Facility['prices']): CatalogueItem['prices'] {
  return { early: early * 100, normal: normal * 100, late: late * 100, 'on-site': onSite * 100 };
}

/** A price that never changes, in CNY. */
export function flat(price: number): CatalogueItem['prices'] {
  return inFen([price, price, price, price]);
}

/** What most items have in common. */
export const blankItem: CatalogueItem = {
  itemId: '',
  kind: 'facility',
  parentId: null,
  categories: [],
  name: {},
  unit: {},
  prices: { early: null, normal: null, late: null, 'on-site': null },
  deposit: 0,
  onSite: 'yes',
  decimals: 0,
  factors: {},
  parts: [],
  holdDays: null,
  most: null,
  mostBy: 'exhibitor',
  details: {},
  imageFileId: null,
  sort: 0,
  active: true,
};
