import type { FormEntry } from '@zhantai/contract';
import { expect, test } from 'vitest';
import { currentItem, navItems, offeredItems } from './nav-items.ts';

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

const entry: FormEntry = {
  formId: 'f',
  formType: '4',
  pageKey: '',
  formCode: 'A1',
  title: '',
  purpose: '',
  status: 'none',
  hasDraft: false,
  startTime: null,
  endTime: null,
  lateEndTime: null,
  daysLeft: null,
  expired: false,
  required: false,
  review: false,
  many: false,
  booths: null,
  sensitive: false,
  reason: null,
  updatedAt: null,
};
const asking = (...pageKeys: readonly string[]) => [
  { tag: 'A', title: '', forms: pageKeys.map((pageKey) => ({ ...entry, pageKey })) },
];
const led = (role: string, ...pageKeys: readonly string[]) =>
  offeredItems(navItems(role), asking(...pageKeys)).map(({ path }) => path);

test('a place whose form is not asked is not offered', () => {
  expect(led('exhibitor', 'exhibitor', 'commitmentLetterGsa')).toEqual(['/', '/orders', '/notices']);
  expect(led('exhibitor', 'exhibitorPersion')).toEqual(['/', '/personnelInfo', '/orders', '/notices']);
});

test('a place with several forms leads to the first that is asked', () => {
  expect(led('exhibitor', 'exhibitor_invitationAudience', 'inviteVisitor')).toContain('/inviteVisitor');
  const items = offeredItems(navItems('exhibitor'), asking('inviteVisitor'));
  for (const path of ['/invitation', '/inviteVisitor']) expect(currentItem(items, path)).toBe('invite');
});

test('media are led to their accreditation where the exhibition has one', () => {
  expect(led('media', 'speechApply')).toEqual(['/myForms', '/notices']);
  expect(led('media', 'speechApply', 'mediaPerfect')).toEqual(['/myForms', '/mediaSuccess', '/notices']);
});

test('every place is offered while nobody knows what is asked, and what is no form always', () => {
  expect(offeredItems(navItems('exhibitor'), null)).toEqual(navItems('exhibitor'));
  for (const role of ['supplier', 'transport'])
    expect(offeredItems(navItems(role), [])).toEqual(navItems(role));
});
