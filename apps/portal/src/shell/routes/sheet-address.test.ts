import { expect, it } from 'vitest';
import { sheetAddress } from './sheet-address.ts';

it.each([
  ['exhibitor', '/basicInfo'],
  ['publication', '/registrationDirectory'],
  ['exhibitor_c1', '/exhibitionBooth?page=exhibitor_c1'],
  ['exhibitor_e3', '/exhibitionBoothSHZY?page=exhibitor_e3'],
  ['speechApply', '/speechApply'],
  ['exhibitor_commonform', '/exhibitionBoothCommon?page=exhibitor_commonform'],
  ['mediaPerfect', '/mediaPerfect?view=1'],
  ['common_safety', '/exhibitionBoothCommon?page=common_safety'],
])('%s stands at %s', (key, address) => {
  expect(sheetAddress(key)).toBe(address);
});
