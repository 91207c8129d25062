import type { OrderLine } from '@zhantai/contract';
import { expect, it } from 'vitest';
import { shortLines } from './short-lines.ts';

const line = (
  itemId: string,
  quantity: number,
  left: number | null,
  start: string | null = null,
): OrderLine => ({
  itemId,
  category: 'av',
  name: itemId,
  unit: '台',
  quantity,
  period: null,
  start,
  end: null,
  nights: null,
  unitPrice: 100,
  factor: 1,
  tier: 'normal',
  amount: 100 * quantity,
  deposit: 0,
  note: '',
  left,
});

it('counts the lines of one thing together, nights apart, and never what has no limit', () => {
  const lines = [
    line('A', 2, 3),
    line('A', 2, 3),
    line('B', 5, 5),
    line('C', 999, null),
    line('H', 2, 2, '2027-03-18'),
    line('H', 2, 2, '2027-03-19'),
  ];
  expect(shortLines({ lines }).map(({ line: { itemId }, wanted, left }) => [itemId, wanted, left])).toEqual([
    ['A', 4, 3],
  ]);
});
