import { limits } from '@zhantai/contract';
import { addDays } from '@zhantai/engine';
import type { Transaction } from '../../../database/database.ts';
import { dayIn, formatTime, parseTime, type Exhibition } from '../../../exhibitions/index.ts';
import { afterQuietHours } from '../quiet-hours.ts';
import { countDays, lockInviting } from './store.ts';

/** Days ahead that a long list may be spread over. */
const mostDays = 90;

/** Gives every invitation the moment it goes out, so that no day has more of them than it may, whatever way they came. */
export interface PlacesOfDays {
  /** How many more may go out on the day of a moment. */
  freeOn(moment: Date): number;
  /**
   * Takes a place on the day of a moment, or at the same hour on the first day after it with one.
   * @returns when it goes out; null if the days ahead are full.
   */
  take(moment: Date): Date | null;
}

/**
 * The places an exhibitor has on the days from a moment on, its own and those of the exhibition. Nobody else takes places
 * of this exhibition until the transaction ends.
 * @param replaced the submission whose planned invitations are about to be planned anew.
 */
export async function lockPlaces(
  transaction: Transaction,
  exhibition: Exhibition,
  exhibitorId: string,
  from: Date,
  replaced: string | null = null,
): Promise<PlacesOfDays> {
  const { zone } = exhibition;
  await lockInviting(transaction, exhibition);
  const taken = await countDays(transaction, exhibition, exhibitorId, dayIn(from, zone), replaced);
  const own = new Map(taken.map(({ day, own: count }) => [day, count]));
  const all = new Map(taken.map(({ day, all: count }) => [day, count]));
  const left = (day: string): number =>
    Math.max(
      0,
      Math.min(
        limits.invitationsADay - (own.get(day) ?? 0),
        limits.invitationsOfExhibitionADay - (all.get(day) ?? 0),
      ),
    );
  const use = (day: string): void => {
    own.set(day, (own.get(day) ?? 0) + 1);
    all.set(day, (all.get(day) ?? 0) + 1);
  };
  return {
    freeOn: (moment) => left(dayIn(moment, zone)),
    take(moment) {
      const clock = formatTime(moment, zone).slice(11);
      let day = dayIn(moment, zone);
      for (let ahead = 0; ahead < mostDays; ahead += 1, day = addDays(day, 1)) {
        if (left(day) === 0) continue;
        use(day);
        return ahead === 0 ? moment : afterQuietHours(parseTime(`${day} ${clock}`, zone) ?? moment, zone);
      }
      return null;
    },
  };
}
