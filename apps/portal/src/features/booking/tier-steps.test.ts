import type { Timelines } from '@zhantai/contract';
import { expect, it } from 'vitest';
import { tierSteps } from './tier-steps.ts';

const timelines: Timelines = {
  startTime: '2026-09-15 09:00:00',
  earlyEndTime: '2026-10-31 18:00:00',
  endTime: '2026-12-04 18:00:00',
  lateEndTime: '2027-02-26 18:00:00',
  serverTime: '2026-11-21 12:00:00',
  zone: 'Asia/Shanghai',
  expired: false,
  extendedTo: null,
};

it.each([
  ['early', {}, '2026-10-31 18:00:00', 'normal'],
  ['normal', {}, '2026-12-04 18:00:00', 'late'],
  ['normal', { lateEndTime: null }, '2026-12-04 18:00:00', null],
  ['normal', { extendedTo: '2027-01-15 18:00:00' }, '2027-01-15 18:00:00', 'late'],
  ['late', {}, '2027-02-26 18:00:00', null],
  ['on-site', {}, null, null],
] as const)('%s with %o ends %s, then %s', (now, changes, until, next) => {
  expect(tierSteps(now, { ...timelines, ...changes })).toEqual({ now, until, next });
});
