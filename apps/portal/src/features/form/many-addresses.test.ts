import { expect, it } from 'vitest';
import { manyAddresses } from './many-addresses.ts';

it('leads from one submission to its list, to a new one and to another', () => {
  const from = manyAddresses('/exhibitionBooth?page=exhibitor_c5&id=7&form=x');
  expect(from.list).toBe('/exhibitionBooth?page=exhibitor_c5');
  expect(from.fresh).toBe('/exhibitionBooth?page=exhibitor_c5&id=new');
  expect(from.of('8')).toBe('/exhibitionBooth?page=exhibitor_c5&id=8');
  expect(from.of('8', 'staff_self')).toBe('/exhibitionBooth?page=exhibitor_c5&id=8&form=staff_self');
});

it('needs no question mark for a list without a key', () => {
  expect(manyAddresses('/personnelInfo?id=new').list).toBe('/personnelInfo');
});
