import { inTransaction } from '../../../database/in-transaction.ts';
import { addressKey } from '../../../rate-limits/index.ts';
import { hashDeviceToken, makeDeviceToken, type DeviceCookie } from '../../devices/device-cookie.ts';
import type { Origin } from '../../origin.ts';
import type { AuthServices } from '../../services.ts';
import { rememberKnown, selectKnown } from '../../store/known.ts';

/**
 * Makes the address and the browser of who just signed in known to the account, so that nobody else's failures keep
 * them out (wire.md §2). A browser keeps the token that it has for this account.
 */
export async function rememberSignIn(
  { database }: Pick<AuthServices, 'database'>,
  account: { readonly tenantId: string; readonly accountId: string },
  origin: Origin,
  device: DeviceCookie,
): Promise<void> {
  const address = addressKey(origin.address);
  const hashes = device.tokens.map((token) => hashDeviceToken(token));
  const known = await selectKnown(database, { ...account, address, tokenHashes: hashes });
  const knownToken = device.tokens.find(
    (_, index) => known.device !== null && hashes[index]?.equals(known.device),
  );
  const token = knownToken ?? makeDeviceToken();
  const pair = { ...account, address, tokenHash: hashDeviceToken(token) };
  await inTransaction(database, (transaction) => rememberKnown(transaction, pair));
  device.keep(token);
}
