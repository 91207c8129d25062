import type { Leaf } from '../columns/leaf-columns.ts';

type Fixed = Leaf<never>['fixed'];

/** Attributes of a cell that stays while the table scrolls sideways; the table sets how far in it stands. */
export const fixedPlace = (fixed: Fixed, at: number | string) => {
  if (fixed === 'no') return {};
  return fixed === 'right'
    ? { 'data-fixed': 'right' as const, style: { right: `var(--right-${at}, 0px)` } }
    : { 'data-fixed': fixed, style: { left: `var(--left-${at}, 0px)` } };
};

/** How far in each fixed cell stands: names of custom properties and pixels. */
export const fixedOffsets = (
  fixed: readonly Fixed[],
  widths: readonly number[],
  before: number,
  after: number,
): readonly (readonly [string, number])[] => {
  let left = before;
  let right = after;
  const lefts = fixed.flatMap((place, at): (readonly [string, number])[] => {
    if (place !== 'left' && place !== 'wide') return [];
    const own = left;
    left += widths[at] ?? 0;
    return [[`--left-${at}`, own]];
  });
  const rights = fixed
    .map((place, at) => ({ place, at }))
    .toReversed()
    .flatMap(({ place, at }): (readonly [string, number])[] => {
      if (place !== 'right') return [];
      const own = right;
      right += widths[at] ?? 0;
      return [[`--right-${at}`, own]];
    });
  return [...lefts, ['--left-all', left], ...rights];
};
