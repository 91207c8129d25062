import type { FormSettings } from '@zhantai/contract';
import { readMoment } from '../exhibitions/index.ts';
import type { FormWindow } from '../forms/index.ts';
import { Refusal } from '../platform/refusal.ts';

type Moments = Pick<FormSettings, 'opensAt' | 'earlyEndAt' | 'endAt' | 'lateEndAt'>;

/**
 * The moments of a form, judged together: opens < early ≤ deadline ≤ late.
 * @param kept what stands there: a moment that stays is never unclear.
 * @throws Refusal WINDOW_ORDER, TIME_UNCLEAR for a time that the clocks skip or show twice.
 */
export function readWindow(wanted: Moments, kept: Moments, stored: FormWindow, zone: string): FormWindow {
  const read = (key: keyof Moments): Date | null => {
    const text = wanted[key];
    if (text === kept[key]) return stored[key];
    return text === null ? null : readMoment(text, zone);
  };
  const window = {
    opensAt: read('opensAt'),
    earlyEndAt: read('earlyEndAt'),
    endAt: read('endAt'),
    lateEndAt: read('lateEndAt'),
  };
  const { opensAt, earlyEndAt, endAt, lateEndAt } = window;
  const ends = [earlyEndAt, endAt, lateEndAt].filter((moment) => moment !== null);
  const isOrdered = ends.every((moment, index) => {
    const before = ends[index - 1];
    return before === undefined || before <= moment;
  });
  const [first] = ends;
  const opensFirst = opensAt === null || first === undefined || opensAt < first;
  // A late deadline without a deadline would say when late begins nowhere.
  if (!isOrdered || !opensFirst || (lateEndAt !== null && endAt === null)) throw new Refusal('WINDOW_ORDER');
  return window;
}
