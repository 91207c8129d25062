import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Call } from '../database/call/call.ts';
import { duringCall } from '../database/call/during-call.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { createTestDatabase, type TestDatabase } from '../database/testing/test-database.ts';
import { addressKey, deleteOldCounts, requireRate, siteKey, uncountCall } from './index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const scope = { tenantId: 't', exhibitionId: 'e' };
const start = new Date('2026-11-21T02:00:00Z');
const after = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);
const call = (key: string, at: Date, calls = 3): Promise<void> =>
  requireRate(test.database, scope, { key, call: 'x' }, [{ seconds: 60, calls }], at);

describe('a rate limit', () => {
  it('refuses what is too much with the seconds to wait, and begins anew with the next window', async () => {
    for (let count = 0; count < 3; count += 1) {
      await call('a', after(count));
    }
    await expect(call('a', after(10))).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      params: { seconds: 50 },
    });
    await expect(call('b', after(10))).resolves.toBeUndefined();
    await expect(call('a', after(60))).resolves.toBeUndefined();
  });

  it('lets exactly so many through of those at the same moment', async () => {
    const settled = await Promise.allSettled(Array.from({ length: 50 }, () => call('c', start, 7)));
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  });

  it('counts what was asked also where the call that asked is undone, as a whole or in part', async () => {
    const { database } = test;
    const undone = new Error('undone');
    const failing = (key: string): Promise<void> =>
      inTransaction(database, async (transaction) => {
        await transaction.selectFrom('call_count').select('calls').execute();
        // Not of the transaction, but of the call that it belongs to.
        await call(key, start, 1);
        throw undone;
      });
    const part = new Call();
    part.expectAnswer();
    await duringCall(part, async () => {
      await inTransaction(database, (transaction) =>
        transaction.selectFrom('call_count').select('calls').execute(),
      );
      expect(part.holds).toBe(true);
      await expect(failing('part')).rejects.toBe(undone);
    });
    await part.settle('commit');
    const whole = new Call();
    whole.expectAnswer();
    await duringCall(whole, () => expect(failing('whole')).rejects.toBe(undone));
    await whole.settle('rollback');
    for (const key of ['part', 'whole']) {
      await expect(call(key, start, 1)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    }
  });

  it('takes back what did not count, never below nothing', async () => {
    await uncountCall(test.database, scope, { key: 'd', call: 'x' });
    await call('d', start, 1);
    await uncountCall(test.database, scope, { key: 'd', call: 'x' });
    await expect(call('d', start, 1)).resolves.toBeUndefined();
    await expect(call('d', start, 1)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('forgets old windows, so many at once', async () => {
    await test.database.deleteFrom('call_count').execute();
    for (const [key, at] of [
      ['old', start],
      ['older', after(-60)],
      ['new', after(60)],
    ] as const) {
      await call(key, at);
    }
    expect(await deleteOldCounts(test.database, after(1), 1)).toBe(1);
    expect(await deleteOldCounts(test.database, after(1), 5)).toBe(1);
    const left = await test.database.selectFrom('call_count').select('subject_key').execute();
    expect(left).toEqual([{ subject_key: 'new' }]);
  });
});

it.each([
  ['192.0.2.1', 'address:192.0.2.1'],
  ['::ffff:192.0.2.1', 'address:192.0.2.1'],
  ['::ffff:c000:0201', 'address:192.0.2.1'],
  ['0:0:0:0:0:ffff:192.0.2.1', 'address:192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', 'address:2001:db8:1:2::'],
  ['2001:db8:1:2::9', 'address:2001:db8:1:2::'],
  ['2001:0DB8:0001:0002::1', 'address:2001:db8:1:2::'],
  ['2001:db8::1', 'address:2001:db8:0:0::'],
  ['::1', 'address:0:0:0:0::'],
  ['fe80::1%eth0', 'address:fe80:0:0:0::'],
])('%s is counted as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

it.each([
  ['192.0.2.1', null],
  ['::ffff:192.0.2.1', null],
  ['2001:db8:1:2:3:4:5:6', 'site:2001:db8:1::'],
  ['2001:db8:1:ffff::9', 'site:2001:db8:1::'],
  ['2001:0DB8:0001::1', 'site:2001:db8:1::'],
  ['::1', 'site:0:0:0::'],
])('the site of %s is %s', (address, key) => {
  expect(siteKey(address)).toBe(key);
});
