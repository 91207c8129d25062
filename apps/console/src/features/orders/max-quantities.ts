import type { UnusualOrder } from '@zhantai/contract';

/** How much of an item its exhibitor may have, as it is typed. */
export interface MaxQuantity {
  readonly itemId: string;
  readonly name: string;
  readonly unit: string;
  readonly most: string;
}

/** Every item of an order once, with what the exhibitor has of it now in all its orders. */
export function maxQuantities({ lines, unpaidItems }: UnusualOrder): readonly MaxQuantity[] {
  return unpaidItems.map(({ itemId, quantity }) => {
    const { name = itemId, unit = '' } = lines.find((line) => line.itemId === itemId) ?? {};
    return { itemId, name, unit, most: String(quantity) };
  });
}
