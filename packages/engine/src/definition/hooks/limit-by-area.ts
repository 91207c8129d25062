import { limitRows } from './limit-rows.ts';
import { numberOf } from './row-hook.ts';

/** At most so many rows for every so many full square metres, and never fewer than `least`. */
export const limitByArea = limitRows(
  'tooManyForArea',
  {
    squareMetres: { kind: 'number', required: true },
    rows: { kind: 'whole', required: true, min: 1 },
    least: { kind: 'whole', required: false, min: 0 },
  },
  (settings, { context }) => {
    const area = context.booth?.['totalArea'];
    if (typeof area !== 'number') return null;
    const full = fullTimes(area, numberOf(settings, 'squareMetres'));
    return Math.max(numberOf(settings, 'least'), full * numberOf(settings, 'rows'));
  },
);

/** How often a part is whole in an area; to the hundredth of a thousandth, since 0.9 m² are three times 0.3 m². */
function fullTimes(area: number, part: number): number {
  return part > 0 ? Math.floor(Math.round((area / part) * 1e9) / 1e9) : 0;
}
