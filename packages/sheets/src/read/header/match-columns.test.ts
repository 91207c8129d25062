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
  (header) => expect(matchColumns([sound], [header])).toEqual({ props: ['db'], unknown: [] }),
);

it('what else stands in brackets is no unit of it', () =>
  expect(matchColumns([sound], ['音量（白天）'])).toEqual({ props: [null], unknown: ['音量（白天）'] }));
