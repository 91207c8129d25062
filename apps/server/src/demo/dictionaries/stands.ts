import { demoExhibitors } from '../exhibitors.ts';
import { entry } from './entry.ts';
import type { DemoEntry } from './entry.ts';

/** Every stand that is built, for those who build them; values like `5-B117`. */
export const stands: readonly DemoEntry[] = demoExhibitors
  .flatMap(({ booths }) => booths)
  .filter(({ type }) => type !== 'std')
  .map(({ hall, number }) =>
    entry(`${hall}-${number}`, [
      `${hall} 号馆 ${number}`,
      `${hall} 號館 ${number}`,
      `Hall ${hall} ${number}`,
    ]),
  )
  .toSorted((one, other) => (one.value < other.value ? -1 : 1));
