import type { FormSettings } from '@zhantai/contract';
import { describe, expect, it } from 'vitest';
import { changeOf, rebased } from './settings-change.ts';

const settings: FormSettings = {
  code: 'C1',
  group: 'C',
  sort: 1,
  'title.zh-Hans': '展位服务',
  'title.zh-Hant': '',
  'title.en': '',
  'purpose.zh-Hans': '',
  'purpose.zh-Hant': '',
  'purpose.en': '',
  roles: ['exhibitor'],
  boothTypes: [],
  tags: ['a', 'b'],
  notTags: [],
  after: null,
  opensAt: null,
  earlyEndAt: null,
  endAt: '2026-12-11 18:00:00',
  lateEndAt: null,
  submissions: 'one',
  review: true,
  required: true,
  transportChoice: false,
  passQuota: null,
  optionQuotas: [],
};

describe('a change of settings', () => {
  it('names only the settings that differ, with what was seen of them', () => {
    const typed = { ...settings, endAt: '2026-12-18 18:00:00', tags: ['b', 'a'] };
    expect(changeOf(settings, typed)).toEqual({
      endAt: { from: '2026-12-11 18:00:00', to: '2026-12-18 18:00:00' },
    });
    expect(changeOf(settings, settings)).toEqual({});
  });

  it('stays over what somebody else changed meanwhile, and takes their other settings', () => {
    const typed = { ...settings, endAt: '2026-12-18 18:00:00' };
    const now = { ...settings, endAt: '2026-12-15 18:00:00', review: false };
    const next = rebased(settings, typed, now);
    expect(next).toMatchObject({ endAt: '2026-12-18 18:00:00', review: false });
    expect(changeOf(now, next)).toEqual({
      endAt: { from: '2026-12-15 18:00:00', to: '2026-12-18 18:00:00' },
    });
  });
});
