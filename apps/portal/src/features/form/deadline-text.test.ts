import type { Timelines } from '@zhantai/contract';
import { expect, it } from 'vitest';
import { loadPortalWords } from '@zhantai/messages/portal';
import { deadlineText } from './deadline-text.ts';

const zhHans = await loadPortalWords('zh-Hans');

const times = (more: Partial<Timelines>): Timelines => ({
  startTime: '2026-09-15 09:00:00',
  earlyEndTime: null,
  endTime: '2026-12-18 18:00:00',
  lateEndTime: null,
  serverTime: '2026-11-21 14:32:00',
  zone: 'Asia/Shanghai',
  expired: false,
  extendedTo: null,
  ...more,
});
const text = (more: Partial<Timelines>) => deadlineText(times(more), zhHans.form.deadline);

it('says the deadline and the days left by the server’s clock', () => {
  expect(text({})).toBe('截止 12-18 18:00，还有 27 天');
  expect(text({ serverTime: '2026-12-17 23:59:00' })).toBe('截止 12-18 18:00，还有 1 天');
  expect(text({ serverTime: '2026-12-18 08:00:00' })).toBe('今天 18:00 截止');
});

it('knows an extension, a late window, a closed and a coming form', () => {
  expect(text({ extendedTo: '2026-12-22 18:00:00' })).toBe('截止 12-22 18:00，还有 31 天');
  expect(text({ serverTime: '2026-12-19 08:00:00', lateEndTime: '2027-02-26 18:00:00' })).toBe(
    '已过截止时间，逾期受理至 02-26 18:00',
  );
  expect(text({ serverTime: '2026-12-19 08:00:00', expired: true })).toBe('已于 12-18 18:00 截止');
  expect(text({ serverTime: '2026-09-01 08:00:00', expired: null })).toBe('09-15 09:00 开放填写');
  expect(text({ endTime: null })).toBe('不限时间');
});
