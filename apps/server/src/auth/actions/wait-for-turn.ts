import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../../platform/refusal.ts';
import { pace } from '../lockout.ts';
import type { AuthServices } from '../services.ts';
import { takeTurn } from '../store/pace.ts';

/**
 * Slows down an address around which many tries failed, and never shuts it: a whole hall may stand behind it (wire.md §2).
 * Known pairs need not come here.
 * @throws Refusal TOO_MANY_REQUESTS where the others from there already wait too long.
 */
export async function waitForTurn(
  { database }: Pick<AuthServices, 'database'>,
  around: string,
): Promise<void> {
  const wait = await takeTurn(database, around);
  if (wait === null) throw new Refusal('TOO_MANY_REQUESTS', { seconds: Math.ceil(pace.patience / 1000) });
  if (wait > 0) await sleep(wait);
}
