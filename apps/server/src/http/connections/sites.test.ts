import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { addressKey } from '../../rate-limits/index.ts';
import { createCallThrottle } from '../admission/call-throttle.ts';
import { connectionBounds } from './connection-bounds.ts';
import { ConnectionLimits } from './connection-limits.ts';

const network = (number: number): string => addressKey(`2001:db8:1:${number.toString(16)}::1`);

/** Opens a connection; tells whether it was served. */
function enter(limits: ConnectionLimits, key: string): boolean {
  let served = false;
  limits.enter(new Socket(), key, () => (served = true));
  return served;
}

it('the networks of one site of IPv6 have as many connections together as eight networks', () => {
  const limits = new ConnectionLimits({ ...connectionBounds, ofNetwork: 5 });
  const served = Array.from({ length: 60 }, (_, number) => enter(limits, network(number)));
  expect(served.filter(Boolean)).toHaveLength(40);
  expect(enter(limits, addressKey('2001:db8:2::1'))).toBe(true);
});

it('when the whole server is full, the site with most connections makes room, however many networks it has', () => {
  const limits = new ConnectionLimits({ ...connectionBounds, all: 30, ofNetwork: 50 });
  for (let number = 0; number < 30; number += 1) expect(enter(limits, network(number))).toBe(true);
  const others = Array.from({ length: 10 }, (_, number) => enter(limits, addressKey(`192.0.2.${number}`)));
  expect(others).not.toContain(false);
});

it('the networks of one site of IPv6 make as many calls together as eight networks', () => {
  const rates = { ofAddress: { perSecond: 100, burst: 100 }, ofNetwork: { perSecond: 10, burst: 10 } };
  const throttle = createCallThrottle(rates, () => 0);
  const waits = Array.from({ length: 300 }, (_, number) => throttle.wait(network(number)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(80);
  // Of the others as many wait as go by within the patience.
  expect(waits.filter((wait) => wait === null)).toHaveLength(60);
  expect(throttle.wait(addressKey('2001:db8:2::1'))).toBe(0);
  expect(throttle.wait(addressKey('192.0.2.1'))).toBe(0);
});
