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
  expect(navItems('media').map((item) => item.key)).toEqual(['forms', 'notices']);
});
