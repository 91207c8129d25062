import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { isPlateColumn, normalizePlate } from './plate.ts';

it.each([
  ['澜a12345', '澜A12345'],
  [' 澜A · f01234 ', '澜AF01234'],
  ['澜Ａ１２３４５', '澜A12345'],
  ['\u1fd2', '\u03aa\u0300'],
  ['', ''],
])('%j is the plate %j', (typed, plate) => expect(normalizePlate(typed)).toBe(plate));

it('leaves a plate that is written right as it is', () => {
  assert(
    property(string({ unit: 'binary' }), (text) => {
      const plate = normalizePlate(text);
      expect(normalizePlate(plate)).toBe(plate);
    }),
  );
});

it('E6.5: concerns the plates of vehicle passes alone', () => {
  expect(isPlateColumn('cheliangtongxingzheng', 'plate')).toBe(true);
  expect(isPlateColumn('cheliangtongxingzheng', 'driver')).toBe(false);
  expect(isPlateColumn('rows', 'plate')).toBe(false);
});
