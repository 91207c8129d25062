import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../../../platform/refusal.ts';
import { throttle } from '../../accounts/lockout.ts';
import type { AuthServices } from '../../services.ts';
import type { Door } from '../../store/failures.ts';
import { takeTurn } from '../../store/sign-in-throttle.ts';

/**
 * Slows down an address around which many tries failed, and never shuts it: a whole hall may stand behind it (wire.md §2).
 * Who would wait long is told when to come, and is judged then. Known pairs need not come here.
 * @throws Refusal TOO_MANY_REQUESTS with the seconds until the turn of this pair.
 */
export async function waitForTurn(
  { database }: Pick<AuthServices, 'database'>,
  door: Omit<Door, 'known'>,
): Promise<void> {
  let slept = 0;
  for (;;) {
    // Until it is its turn.
    const wait = await takeTurn(database, door);
    if (wait === 0) return;
    // Clocks differ a little: who waited for a turn is not sent away for its last moment.
    const patience = slept === 0 ? throttle.patience : throttle.patience + throttle.turn;
    if (slept + wait > patience) throw new Refusal('TOO_MANY_REQUESTS', { seconds: Math.ceil(wait / 1000) });
    await sleep(wait);
    slept += wait;
  }
}
