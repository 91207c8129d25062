import type { Exhibition } from '../exhibitions/index.ts';
import type { AllottedBooth } from './exhibitor.ts';

/** What `${booth.…}` reads: the exhibitor's largest booth; its height limit is the hall's where it has none of its own. */
export function boothContext(
  booths: readonly AllottedBooth[],
  halls: Exhibition['profile']['halls'],
): Readonly<Record<string, string | number>> {
  const [main] = booths;
  if (main === undefined) return {};
  const limit = main.heightLimit ?? halls.find(({ hall }) => hall === main.hall)?.heightLimit ?? null;
  return {
    number: main.number,
    hall: main.hall,
    area: main.area,
    type: main.type,
    ...(limit === null ? {} : { heightLimit: limit }),
  };
}
