import type { Database } from '../../database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isLockedOut } from '../accounts/lockout.ts';
import { selectFailures, selectUnknownFailures, type Door } from '../store/failures.ts';
import { takeWait } from '../store/waits.ts';
import { waitOfUnknown } from './wait-of-unknown.ts';

/**
 * Whether a try may be judged now; null where it may. A pair is shut by its own failures alone. What many unknown ones
 * failed with makes an unknown pair wait, each for itself: whoever comes again when told to is judged, however many
 * others go on trying.
 */
export async function checkDoor(database: Database, door: Door): Promise<Refusal | null> {
  const own = await selectFailures(database, door);
  if (isLockedOut(own.failures, own.now)) return new Refusal('TOO_MANY_FAILURES');
  if (door.known) return null;
  const { failures, now } = await selectUnknownFailures(database, door);
  const wait = waitOfUnknown(failures, now);
  const [newest] = failures;
  if (wait === 0 || newest === undefined || now.getTime() - newest.getTime() >= wait) return null;
  const left = await takeWait(database, door, wait);
  return left > 0 ? new Refusal('TOO_MANY_REQUESTS', { seconds: Math.ceil(left / 1000) }) : null;
}
