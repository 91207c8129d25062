import { facilitiesOf } from '../facilities/facilities.ts';
import { eachLanguage } from '../text.ts';
import { entry } from './entry.ts';
import type { DemoEntry } from './entry.ts';

const HOURS = [
  ['S1', '9:00–11:00'],
  ['S2', '11:00–13:00'],
  ['S3', '13:00–15:00'],
  ['S4', '15:00–17:00'],
] as const;

/** LED screens, and below each its slots of a day, like `L2-S2`. */
export const ledSlots: readonly DemoEntry[] = facilitiesOf('led').flatMap(({ id, name }) => [
  entry(id, name),
  ...HOURS.map(([slot, hours]) =>
    entry(
      `${id}-${slot}`,
      eachLanguage(() => hours),
      id,
    ),
  ),
]);
