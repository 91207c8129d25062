import type { OwnSession } from '@zhantai/contract';
import type { Database } from '../../database/database.ts';
import { formatTime, type Exhibition } from '../../exhibitions/index.ts';
import { deviceOf } from '../devices/device-of.ts';
import { selectLivingFamilies } from '../store/session-families.ts';
import type { AccountKey } from '../store/second-factors.ts';

/** Where an account is signed in, the place used last first; `own` is the sign-in of who asks. */
export async function readSessionsOf(
  database: Database,
  account: AccountKey,
  own: string | null,
  { zone }: Pick<Exhibition, 'zone'>,
): Promise<OwnSession[]> {
  const living = await selectLivingFamilies(database, account);
  return living.map(({ familyId, begunAt, lastUsedAt, address, userAgent }) => ({
    id: familyId,
    begun: formatTime(begunAt, zone),
    lastUsed: formatTime(lastUsedAt, zone),
    address,
    device: deviceOf(userAgent),
    current: familyId === own,
  }));
}
