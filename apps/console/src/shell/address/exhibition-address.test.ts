import { describe, expect, it } from 'vitest';
import { exhibitionIn, withExhibition, withoutExhibition } from './exhibition-address.ts';

describe('an address of the console', () => {
  it.each([
    ['/e/jle2027/forms/a', 'jle2027', '/forms/a'],
    ['/e/jle2027', 'jle2027', '/'],
    ['/e/jle2027?x=1', 'jle2027', '/?x=1'],
    ['/e/a%20b/review', 'a b', '/review'],
    ['/e/%E0/review', '%E0', '/review'],
    ['/exhibitors', null, '/exhibitors'],
    ['/forms/e/x', null, '/forms/e/x'],
    ['/', null, '/'],
    ['/e/', null, '/e/'],
  ])('%s names %s and leads to %s', (address, exhibitionId, rest) => {
    expect(exhibitionIn(address)).toBe(exhibitionId);
    expect(withoutExhibition(address)).toBe(rest);
  });

  it('carries the exhibition once, whatever it named before', () => {
    expect(withExhibition('a b', '/forms')).toBe('/e/a%20b/forms');
    expect(withExhibition('new', '/e/old/forms?x=1')).toBe('/e/new/forms?x=1');
  });
});
