import type { Database } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import { addressesOfSite, addressKey, siteKey } from './address-key.ts';
import { requireRate, type CallRate } from './require-rate.ts';
import { readCalls, uncountCall } from './store.ts';

/** Where a call comes from. */
export interface CallFrom {
  readonly address: string;
  readonly call: string;
}

/** Counts of the whole installation, whichever exhibition a call names. */
export const everywhere: Scope = { tenantId: '', exhibitionId: '' };

/**
 * Counts a call of an address, and of the site around an IPv6 one, and refuses it where there were too many.
 * @throws Refusal TOO_MANY_REQUESTS with the seconds to wait.
 */
export async function requireAddressRate(
  database: Database,
  scope: Scope,
  { address, call }: CallFrom,
  rates: readonly CallRate[],
  now: Date,
): Promise<void> {
  for (const { key, factor } of keysOf(address)) {
    const own = rates.map(({ seconds, calls }) => ({ seconds, calls: calls * factor }));
    // In one order, so that two calls never wait for each other in a ring.
    await requireRate(database, scope, { key, call }, own, now);
  }
}

/** Whether another call of an address would be refused; nothing is counted. */
export async function isAddressRateUsed(
  database: Database,
  scope: Scope,
  { address, call }: CallFrom,
  rates: readonly CallRate[],
  now: Date,
): Promise<boolean> {
  const used = await Promise.all(
    keysOf(address).flatMap(({ key, factor }) =>
      rates.map(
        async ({ seconds, calls }) =>
          (await readCalls(database, scope, { key, call, seconds }, now)) >= calls * factor,
      ),
    ),
  );
  return used.includes(true);
}

/** Takes a call of an address back. */
export async function uncountAddressCall(
  database: Database,
  scope: Scope,
  { address, call }: CallFrom,
): Promise<void> {
  for (const { key } of keysOf(address)) {
    // In the order in which they are counted.
    await uncountCall(database, scope, { key, call });
  }
}

function keysOf(address: string): readonly { readonly key: string; readonly factor: number }[] {
  const site = siteKey(address);
  const own = { key: addressKey(address), factor: 1 };
  return site === null ? [own] : [own, { key: site, factor: addressesOfSite }];
}
