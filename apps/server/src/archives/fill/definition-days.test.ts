import { expect, test } from 'vitest';
import { testDefinition } from '../../http/testing/test-form.ts';
import { moveDays } from '../move-days.ts';
import { changeDefinitionDays, definitionDays } from './definition-days.ts';

const definition = testDefinition([
  {
    prop: 'stay',
    type: 'daterange',
    original: { startDate: '2027-03-08', endDate: '2027-03-31', help: '2027-03-10' },
  },
  { prop: 'day', type: 'select', original: { dicData: [{ value: '2027-03-18', label: '2027-03-18' }] } },
]);

test('days in the settings of fields move, those in options and texts stay', () => {
  expect(definitionDays(definition).map(({ label, value }) => [label, value])).toEqual([
    ['stay', '2027-03-08'],
    ['stay', '2027-03-31'],
  ]);
  const moved = changeDefinitionDays(definition, ({ value }) => moveDays(value, 366));
  expect(definitionDays(moved).map(({ value }) => value)).toEqual(['2028-03-08', '2028-03-31']);
  expect(JSON.stringify(moved)).toContain('2027-03-10');
  expect(JSON.stringify(moved)).toContain('2027-03-18');
  expect(changeDefinitionDays(definition, ({ value }) => value)).toEqual(definition);
});
