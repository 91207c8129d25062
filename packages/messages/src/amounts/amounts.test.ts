import { expect, it } from 'vitest';
import { amountText, unitOfOne } from './index.ts';

it.each([
  [1, 'set', '1 set'],
  [2, 'set', '2 sets'],
  [0, 'set', '0 sets'],
  [1.5, 'day', '1.5 days'],
  [3, 'unit', '3 units'],
  [4, 'pc', '4 pcs'],
  [1, 'pcs', '1 pc'],
  [2, 'pcs', '2 pcs'],
  [2, 'fair', '2 fairs'],
  [2, 'box', '2 boxes'],
  [2, 'bench', '2 benches'],
  [2, 'glass', '2 glasses'],
  [2, 'copy', '2 copies'],
  [2, 'leaf', '2 leaves'],
  [2, 'Person', '2 People'],
  [2, 'pieces', '2 pieces'],
  [3, 'room-night', '3 room-nights'],
  [3, 'unit and hour', '3 units and hours'],
  [2, 'box of 10', '2 boxes of 10'],
  [2, 'pair (left, right)', '2 pairs (left, right)'],
  [2, 'person/day', '2 people/day'],
  [2, 'm³ or tonne', '2 m³ or tonnes'],
  [2, '15-second unit', '2 × 15-second units'],
  [3, '10,000 pc', '3 × 10,000 pcs'],
  [1, '10,000 pc', '1 × 10,000 pcs'],
  [2, '100 m²', '2 × 100 m²'],
  [7, '', '7'],
])('%d of the unit %j is written %j', (quantity, unit, written) => {
  expect(amountText(quantity, unit, 'en')).toBe(written);
});

it.each([
  'm²',
  'm³/h',
  'kg',
  'kW',
  'kWh',
  'MPa',
  'dB',
  '°C',
  '%',
  'h',
  's',
  'min',
  'bar',
  'CNY',
  'CNY/m²',
  '套',
])('the unit %s does not change behind a number', (unit) => {
  expect(amountText(2, unit, 'en')).toBe(`2 ${unit}`);
});

it('Chinese units have one form', () => {
  expect(amountText(1, '套', 'zh-Hans')).toBe('1 套');
  expect(amountText(12, '臺', 'zh-Hant')).toBe('12 臺');
  expect(amountText(2, '万张', 'zh-Hans')).toBe('2 万张');
  expect(amountText(2, '100 m²·时', 'zh-Hans')).toBe('2 × 100 m²·时');
  expect(amountText(2, '', 'zh-Hans')).toBe('2');
});

it('behind a price the unit is one, unless it has a number of its own', () => {
  expect(unitOfOne('set', 'en')).toBe('set');
  expect(unitOfOne('10,000 pc', 'en')).toBe('10,000 pcs');
  expect(unitOfOne('套', 'zh-Hans')).toBe('套');
});
