import { expect, it } from 'vitest';
import { formAddress } from './form-address.ts';

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
  expect(formAddress(key)).toBe(address);
});
