import type { Database } from '../../database/database.ts';
import { addressKey, siteKey } from '../../rate-limits/index.ts';
import { hashDeviceToken } from '../devices/device-cookie.ts';
import type { Door } from '../store/failures.ts';
import { selectKnown } from '../store/known.ts';

/** A try at an account, by name, before anything of it is believed. */
export interface Knock {
  readonly tenantId: string;
  /** The account as it was named, and by what. */
  readonly login: string;
  /** The account of that name; null where there is none, which takes no less time. */
  readonly accountId: string | null;
  readonly address: string;
  /** What the browser holds of accounts that signed in with it. */
  readonly deviceTokens: readonly string[];
}

/**
 * Where a try counts: a device or a pair of account and address that signed in to this account within 90 days is known,
 * and what others fail with does not slow it down.
 */
export async function findDoor(database: Database, knock: Knock): Promise<Door> {
  const { tenantId, login, accountId, deviceTokens } = knock;
  const address = addressKey(knock.address);
  const around = aroundOf(knock.address);
  const known = await selectKnown(database, {
    tenantId,
    accountId: accountId ?? '',
    address,
    tokenHashes: deviceTokens.map((token) => hashDeviceToken(token)),
  });
  const door = { tenantId, login, around, known: known.device !== null || known.address };
  return { ...door, address: known.device === null ? address : `device:${known.device.toString('hex')}` };
}

/** What is slowed down together: an address, of IPv6 all networks of one site. */
export const aroundOf = (address: string): string => siteKey(address) ?? addressKey(address);
