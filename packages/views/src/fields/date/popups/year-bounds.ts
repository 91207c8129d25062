import type { DateBounds } from '@zhantai/engine';

/** First and last allowed year of date bounds. */
export function yearBounds({ min, max }: DateBounds): { readonly min?: number; readonly max?: number } {
  return {
    ...(min === null ? {} : { min: Number(min.slice(0, 4)) }),
    ...(max === null ? {} : { max: Number(max.slice(0, 4)) }),
  };
}
