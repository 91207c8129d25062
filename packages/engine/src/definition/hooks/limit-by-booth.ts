import { limitRows } from './limit-rows.ts';
import { numberOf } from './row-hook.ts';

/** At most so many rows for each booth that the answer is for. */
export const limitByBooth = limitRows(
  'tooManyForBooth',
  { rows: { kind: 'whole', required: true, min: 1 } },
  (settings, { context }) => {
    const booths = context.booth?.['count'];
    return typeof booths === 'number' ? booths * numberOf(settings, 'rows') : null;
  },
);
