import { expect, test } from 'vitest';
import { currentItem, navItems } from './nav-items.ts';

test.each([
  ['/', 'forms'],
  ['/basicInfo', 'forms'],
  ['/personnelInfo', 'people'],
  ['/inviteVisitor', 'invite'],
  ['/notices', 'notices'],
  ['/more', null],
])('%s belongs to %s', (path, key) => {
  expect(currentItem(navItems('exhibitor'), path)).toBe(key);
});

test('roles without orders and invitations are not led to them', () => {
  expect(navItems('media').map((item) => item.key)).toEqual(['mine', 'accreditation', 'notices']);
  expect(navItems('supplier').map((item) => item.key)).toEqual(['mine', 'notices']);
  expect(navItems('transport').map((item) => item.key)).toEqual(['clients', 'mine', 'notices']);
});

test.each([
  ['media', '/speechApply', 'mine'],
  ['media', '/mediaSubmit', 'accreditation'],
  ['supplier', '/wditsupplier', 'mine'],
  ['transport', '/transportSetting', 'clients'],
  ['transport', '/myForms', 'mine'],
])('of %s %s belongs to %s', (role, path, key) => {
  expect(currentItem(navItems(role), path)).toBe(key);
});
