import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../../../platform/refusal.ts';
import { throttle } from '../../accounts/lockout.ts';
import type { AuthServices } from '../../services.ts';
import type { Door } from '../../store/failures.ts';
import { reserveTurn, takeTurn } from '../../store/sign-in-throttle.ts';
import { takeWait } from '../../store/waits.ts';

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
    if (slept + wait > patience) {
      // What the account itself would make this pair wait passes meanwhile.
      await takeWait(database, door, wait);
      throw new Refusal('TOO_MANY_REQUESTS', { seconds: Math.ceil(wait / 1000) });
    }
    await sleep(wait);
    slept += wait;
  }
}

/** A refusal that tells to wait, with the turn of the pair in it: both pass at once, and the longer one is told. */
export async function withTurn(
  { database }: Pick<AuthServices, 'database'>,
  door: Door,
  refusal: Refusal,
): Promise<Refusal> {
  if (refusal.code !== 'TOO_MANY_REQUESTS' || door.known) return refusal;
  const turn = Math.ceil((await reserveTurn(database, door)) / 1000);
  const waitSeconds = Number(refusal.params['seconds'] ?? 0);
  return turn > waitSeconds ? new Refusal('TOO_MANY_REQUESTS', { seconds: turn }) : refusal;
}
