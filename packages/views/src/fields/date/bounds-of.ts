import { isRealDate, isRealDateTime, resolveExpression } from '@zhantai/engine';
import type { Context, DateBounds, Item } from '@zhantai/engine';

/** The allowed days or years of an item, those that are expressions as the form has them; what is neither is no bound. */
export function boundsOf({ startDate, endDate }: Item, context: Context): DateBounds {
  return { min: day(startDate, context), max: day(endDate, context) };
}

function day(bound: string | null, context: Context): string | null {
  const text = resolveExpression(bound ?? '', context);
  return typeof text === 'string' && (isRealDate(text) || isRealDateTime(text) || /^\d{4}$/.test(text))
    ? text
    : null;
}
