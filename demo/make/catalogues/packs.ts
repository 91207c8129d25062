import type { Text } from '../text.ts';
import { localText } from '../text.ts';
import { blankItem, flat, type DemoItem } from './demo-item.ts';

type Part = readonly [itemId: string, quantity: number];

function pack(
  itemId: string,
  name: Text,
  price: number,
  stock: number | null,
  parts: readonly Part[],
): DemoItem {
  return {
    item: {
      ...blankItem,
      itemId,
      kind: 'pack',
      categories: ['furniture-pack'],
      name: localText(name),
      unit: localText(['套', '套', 'set']),
      prices: flat(price),
      parts: parts.map(([part, quantity]) => ({ itemId: part, quantity })),
      sort: 900,
    },
    stock: { '': stock },
  };
}

/** Furniture in packages, and the deposits of stand builders, which are no price. */
export const packs: readonly DemoItem[] = [
  pack('PK1', ['洽谈套餐', '洽談套餐', 'Meeting package'], 680, null, [
    ['F04', 1],
    ['F09', 4],
    ['F26', 1],
  ]),
  pack('PK2', ['产品展示套餐', '產品展示套餐', 'Display package'], 980, null, [
    ['F16', 2],
    ['F19', 2],
    ['F31', 4],
  ]),
  pack('PK3', ['接待套餐', '接待套餐', 'Reception package'], 1480, 60, [
    ['F15', 1],
    ['F08', 2],
    ['F35', 1],
    ['F39', 3],
  ]),
  deposit(
    'FE5a',
    ['施工押金（100 m² 以下）', '施工押金（100 m² 以下）', 'Site deposit, below 100 m²'],
    20_000,
  ),
  deposit(
    'FE5b',
    ['施工押金（100 m² 及以上）', '施工押金（100 m² 及以上）', 'Site deposit, from 100 m²'],
    40_000,
  ),
];

function deposit(itemId: string, name: Text, amount: number): DemoItem {
  return {
    item: {
      ...blankItem,
      itemId,
      categories: ['fees'],
      name: localText(name),
      unit: localText(['个展台', '個展臺', 'stand']),
      prices: flat(0),
      deposit: amount * 100,
      sort: 901,
    },
    stock: { '': null },
  };
}
