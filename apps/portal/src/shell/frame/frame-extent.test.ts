import { expect, test } from 'vitest';
import { frameExtent } from './frame-extent.ts';

const base = 'https://fair.example/';

test.each([
  ['a page in the frame has all of it', true, '#/basicInfo', 'whole'],
  ['a standalone page has the bar', false, '#/ddfw', 'bar'],
  ['a page inside another application has nothing', false, '#/ddfw?embed=1', 'none'],
  ['neither has one in the frame', true, '#/basicInfo?page=x&embed=1', 'none'],
  ['said once before the hash it holds for every page', true, '?embed=1#/basicInfo', 'none'],
  ['said otherwise it says nothing', false, '#/ddfw?embed=0', 'bar'],
] as const)('%s', (_, layout, address, extent) => {
  expect(frameExtent({ signedIn: true, layout, href: base + address })).toBe(extent);
});

test('who is not signed in has no frame', () => {
  expect(frameExtent({ signedIn: false, layout: false, href: `${base}#/seat_search` })).toBe('none');
});
