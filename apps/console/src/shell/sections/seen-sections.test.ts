import { describe, expect, it } from 'vitest';
import { placeOf, seenSections } from './seen-sections.ts';

const admin = seenSections(['read', 'decide', 'editContent', 'readOutbox', 'changeExhibition']);
const reviewer = seenSections(['read', 'decide']);

describe('the words of the frame', () => {
  it('are eight for an admin, in the order of a working day', () => {
    expect(admin.map(({ key }) => key)).toEqual([
      'home',
      'exhibitors',
      'review',
      'forms',
      'bookings',
      'messages',
      'content',
      'settings',
    ]);
  });

  it('are absent where somebody may do nothing behind them', () => {
    const keys = reviewer.map(({ key }) => key);
    expect(keys).not.toContain('messages');
    expect(keys).not.toContain('settings');
    expect(keys).toContain('review');
  });

  it('lead to the first page that somebody may see', () => {
    const editor = seenSections(['read', 'editContent']);
    expect(editor.find(({ key }) => key === 'settings')?.path).toBe('/dictionaries');
    expect(admin.find(({ key }) => key === 'settings')?.path).toBe('/exhibition');
  });

  it.each([
    ['/', 'home', undefined],
    ['/orders/unusual', 'bookings', 'orders'],
    ['/review/7f3a', 'review', undefined],
    ['/forms/a', 'forms', undefined],
    ['/calendars/led', 'bookings', 'led'],
    ['/formsx', undefined, undefined],
  ])('%s stands in %s', (path, section, way) => {
    const place = placeOf(admin, path);
    expect([place.section?.key, place.way?.key]).toEqual([section, way]);
  });
});
