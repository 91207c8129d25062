import { facilities } from '../facilities/facilities.ts';

/** Rooms of which a hotel has a handful. */
const scarceRooms = new Set(['H1c', 'H3b', 'H3c', 'H5b', 'H6c']);
/** A sample orders so many at most; of what there is less than this, the samples leave all to who tries the demo. */
export const PLENTY = 40;

const scarce = new Set(
  facilities
    .filter(({ stock, categories }) => stock >= 0 && stock < PLENTY && !categories.includes('led'))
    .map(({ id }) => id),
);

/** Whether there are so few of something that sample answers do without it. */
export function isScarce(itemId: string): boolean {
  return scarceRooms.has(itemId) || scarce.has(itemId);
}
