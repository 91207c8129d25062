import { describe, expect, it } from 'vitest';
import { comparisonOf, rebased } from './compared.ts';

const settings = { code: 'C1', tags: ['a', 'b'], endAt: '2026-12-11 18:00:00', review: true };
const keys = ['code', 'tags', 'endAt', 'review'] as const;

describe('a change of settings', () => {
  it('names only the settings that differ, with what was seen of them', () => {
    const typed = { ...settings, endAt: '2026-12-18 18:00:00', tags: ['b', 'a'] };
    expect(comparisonOf(settings, typed, keys)).toEqual({
      endAt: { from: '2026-12-11 18:00:00', to: '2026-12-18 18:00:00' },
    });
    expect(comparisonOf(settings, settings, keys)).toEqual({});
  });

  it('stays over what somebody else changed meanwhile, and takes their other settings', () => {
    const typed = { ...settings, endAt: '2026-12-18 18:00:00' };
    const now = { ...settings, endAt: '2026-12-15 18:00:00', review: false };
    const next = rebased(settings, typed, now, keys);
    expect(next).toMatchObject({ endAt: '2026-12-18 18:00:00', review: false });
    expect(comparisonOf(now, next, keys)).toEqual({
      endAt: { from: '2026-12-15 18:00:00', to: '2026-12-18 18:00:00' },
    });
  });
});
