import type { CatalogueItem } from '../../offers/index.ts';
import type { Facility } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { localText, type Scope } from '../../exhibitions/index.ts';
import type { FileLinks } from '../../files/index.ts';
import { quantityOf, yuan } from '../money.ts';
import { priceTiers } from '../tier.ts';
import type { TierOf } from './prices-for.ts';

/** What items are shown with. */
export interface ItemView {
  readonly scope: Scope;
  readonly tierOf: TierOf;
  readonly links: FileLinks;
  readonly at: Date;
  readonly language: Language;
}

type ItemFields = Pick<
  Facility,
  'id' | 'category' | 'name' | 'unit' | 'price' | 'tier' | 'tiers' | 'stock' | 'deposit' | 'image'
>;

/**
 * What every item tells of itself.
 * @param left hundredths; null is unlimited.
 */
export function presentItem(item: CatalogueItem, left: number | null, view: ItemView): ItemFields {
  const { tierOf, language } = view;
  const tier = tierOf(item);
  const price = item.prices[tier];
  return {
    id: item.itemId,
    category: item.categories[0] ?? '',
    name: localText(item.name, language),
    unit: localText(item.unit, language),
    price: price === null ? null : yuan(price),
    tier,
    tiers: priceTiers.flatMap((each) => {
      const fen = item.prices[each];
      return fen === null ? [] : [{ tier: each, price: yuan(fen) }];
    }),
    stock: left === null ? null : quantityOf(left),
    deposit: yuan(item.deposit),
    image: presentImage(item, view),
  };
}

/** A link signed for ten minutes. */
export function presentImage(
  { imageFileId }: CatalogueItem,
  { scope, links, at }: Pick<ItemView, 'scope' | 'links' | 'at'>,
): string | null {
  const { tenantId, exhibitionId } = scope;
  return imageFileId === null ? null : links.sign({ tenantId, exhibitionId, fileId: imageFileId }, at);
}
