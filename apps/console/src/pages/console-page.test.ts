import { expect, it } from 'vitest';
import { consolePage } from './console-page.ts';

it.each([
  ['/', { kind: 'home' }],
  ['', { kind: 'home' }],
  ['/review', { kind: 'review', id: null }],
  ['/review/', { kind: 'review', id: null }],
  ['/review/7f3a', { kind: 'review', id: '7f3a' }],
  ['/exhibitors', { kind: 'exhibitors' }],
  ['/exhibitors/a%20b', { kind: 'exhibitor', id: 'a b' }],
  ['/orders', { kind: 'orders', view: 'all' }],
  ['/orders/unusual', { kind: 'orders', view: 'unusual' }],
  ['/orders/elsewhere', { kind: 'orders', view: 'all' }],
  ['/forms/a%20b', { kind: 'form', formId: 'a b' }],
  ['/forms/%E0', { kind: 'form', formId: '%E0' }],
  ['/forms/a%20b/settings', { kind: 'formSettings', formId: 'a b' }],
  ['/forms/a%20b/design', { kind: 'formDesign', formId: 'a b' }],
  ['/forms/a%20b/elsewhere', { kind: 'nowhere' }],
  ['/forms', { kind: 'forms' }],
  ['/forms/new', { kind: 'newForm' }],
  ['/forms?status=wait', { kind: 'forms' }],
  ['/calendars/led', { kind: 'later', way: 'led' }],
  ['/exhibition', { kind: 'exhibition' }],
  ['/staff', { kind: 'staff' }],
  ['/audit', { kind: 'audit' }],
  ['/staff/more', { kind: 'nowhere' }],
  ['/matrix', { kind: 'later', way: 'matrix' }],
  ['/calendars', { kind: 'nowhere' }],
  ['/review/7f3a/more', { kind: 'nowhere' }],
  ['/nowhere', { kind: 'nowhere' }],
])('%s leads to its page', (address, page) => {
  expect(consolePage(address)).toEqual(page);
});
