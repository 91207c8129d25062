import { parseItem } from '@zhantai/engine';
import { expect, it } from 'vitest';
import { labelWithUnit } from '../../column-unit.ts';
import { matchColumns } from './match-columns.ts';

const sound = parseItem({
  formItemId: 'db',
  formItemType: 'number',
  formItemLabel: '音量',
  unit: 'dB',
  i18n: { en: { label: 'Sound level', unit: 'decibel' } },
});
const table = parseItem({ formItemId: 't', formItemType: 'dynamic' });

it.each([labelWithUnit(table, sound), '音量（dB）', '音量 (decibel)', 'Sound level (dB)', '*音量'])(
  'a header may name a unit that only its column knows: %s',
  (header) =>
    expect(matchColumns([sound], [header])).toEqual({
      props: ['db'],
      unknown: [],
      otherUnits: new Set(),
    }),
);

it('what else stands in brackets is no unit of it', () =>
  expect(matchColumns([sound], ['音量（白天）'])).toMatchObject({
    props: [null],
    unknown: ['音量（白天）'],
  }));

const LABELS = { cm: '长', mW: '功率', dB: '音量', 件: '数量', 'CNY 10,000': '预算', '': '备用' } as const;
const units = Object.entries(LABELS).map(([unit, label]) =>
  parseItem({ formItemId: label, formItemType: 'number', formItemLabel: label, unit }),
);

it.each([
  ['长（英寸）', '长'],
  ['长 (inch)', '长'],
  ['长(")', '长'],
  ['长(mm)', '长'],
  ['长（必填，毫米）', '长'],
  ['长(cm/mm)', '长'],
  ['长(件)', '长'],
  ['长(dB)', '长'],
  ['功率(MW)', '功率'],
  ['功率(kW)', '功率'],
  ['音量(cm)', '音量'],
  ['数量(kg)', '数量'],
])('a header in another unit is its column, and told: %s', (header, prop) =>
  expect(matchColumns(units, [header])).toEqual({
    props: [prop],
    unknown: [],
    otherUnits: new Set([prop]),
  }),
);

it.each([
  '长（公分）',
  '长[CM]',
  '功率(mW)',
  '功率（必填, mW）',
  '音量(DB)',
  '数量（台）',
  '数量(pcs)',
  '备用(kg)',
  '长(cm/厘米)',
  '预算 (CNY 10,000)',
  '预算（CNY10,000）',
])('a header in the unit of its column is its column: %s', (header) =>
  expect(matchColumns(units, [header])).toMatchObject({ unknown: [], otherUnits: new Set() }),
);

it('a unit that nobody knows makes a header that is named', () =>
  expect(matchColumns(units, ['长（光年）'])).toMatchObject({ props: [null], unknown: ['长（光年）'] }));

it('the column with its own header leaves the one in another unit', () =>
  expect(matchColumns(units, ['长(英寸)', '长(厘米)'])).toEqual({
    props: [null, '长'],
    unknown: ['长(英寸)'],
    otherUnits: new Set(),
  }));
