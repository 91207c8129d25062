import { exactSum } from '@zhantai/engine';
import type { Exhibition } from '../exhibitions/index.ts';
import type { AllottedBooth } from './exhibitor.ts';

/**
 * What `${booth.…}` reads: the exhibitor's largest booth; its height limit is the hall's where it has none of its own. Beside
 * it stand `count` of all these booths and their `totalArea`, m², which row hooks ask for (engine.md §6).
 */
export function boothContext(
  booths: readonly AllottedBooth[],
  halls: Exhibition['profile']['halls'],
): Readonly<Record<string, string | number>> {
  const [main] = booths;
  const all = { count: booths.length, totalArea: exactSum(booths.map(({ area }) => area)) ?? 0 };
  if (main === undefined) return all;
  const limit = main.heightLimit ?? halls.find(({ hall }) => hall === main.hall)?.heightLimit ?? null;
  return {
    ...all,
    number: main.number,
    hall: main.hall,
    area: main.area,
    type: main.type,
    ...(limit === null ? {} : { heightLimit: limit }),
  };
}
