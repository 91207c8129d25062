import type { OrderLine } from '@zhantai/contract';
import { expect, it } from 'vitest';
import { padEntries, padLines, proposedEntries } from './pad-lines.ts';

const line = (itemId: string, quantity: number, more: Partial<OrderLine> = {}): OrderLine => ({
  itemId,
  category: 'power',
  name: itemId,
  unit: '个',
  quantity,
  tier: 'normal',
  unitPrice: 100,
  factor: 1,
  nights: null,
  period: null,
  start: null,
  end: null,
  amount: 100 * quantity,
  deposit: 0,
  note: '',
  left: null,
  ...more,
});

it('takes quantities with their periods, and leaves out what is not wanted', () => {
  const entries = new Map([
    ['P1', { quantity: '2', period: 'h24' }],
    ['P2', { quantity: '', period: 'build' }],
    ['P3', { quantity: '0', period: '' }],
    ['P4', { quantity: '1.5', period: '' }],
  ]);
  expect(padLines(entries, { lines: [] })).toEqual([
    { itemId: 'P1', quantity: 2, period: 'h24' },
    { itemId: 'P4', quantity: 1.5 },
  ]);
});

it('begins with what was ordered: parts at two prices together, notes kept', () => {
  const lines = [
    line('P1', 2, { period: 'build', note: '靠通道' }),
    line('P1', 1, { period: 'build', tier: 'late' }),
    line('P2', 4),
  ];
  const entries = padEntries({ lines });
  expect([...entries]).toEqual([
    ['P1', { quantity: '3', period: 'build' }],
    ['P2', { quantity: '4', period: '' }],
  ]);
  expect(padLines(entries, { lines })).toEqual([
    { itemId: 'P1', quantity: 3, period: 'build', note: '靠通道' },
    { itemId: 'P2', quantity: 4 },
  ]);
});

it('proposes of an order that lapsed as much as is left, and nothing that is gone or not on offer', () => {
  const lines = [line('P1', 5), line('P2', 3), line('P3', 2), line('P4', 1)];
  const items = [
    { id: 'P1', stock: 2 },
    { id: 'P2', stock: null },
    { id: 'P3', stock: 0 },
  ];
  expect([...proposedEntries({ lines, status: 'lapsed' }, items)]).toEqual([
    ['P1', { quantity: '2', period: '' }],
    ['P2', { quantity: '3', period: '' }],
  ]);
  expect(proposedEntries({ lines, status: 'placed' }, items).get('P3')).toEqual({
    quantity: '2',
    period: '',
  });
});
