import { isWithinBounds } from '../../dates/date-bounds.ts';
import type { DateBounds } from '../../dates/date-bounds.ts';
import type { Item } from '../../definition/item.ts';
import { resolveExpression } from '../../session/resolve-expression.ts';
import { normalise } from '../../texts/normalise.ts';
import type { CheckContext, FieldCore, Finding } from '../field-core.ts';
import { finding } from '../finding.ts';
import { textCore } from '../text/text-core.ts';

/** Fields whose value is one date, time, date-time or year, as text. */
export function calendarCore(isReal: (text: string) => boolean): FieldCore<string> {
  return {
    ...textCore,
    check: (value, item, within) => (isReal(value) ? checkBounds(value, item, within) : finding('format')),
    missing: () => 'requiredChoice',
    normalise: (value, item) => normalise(item, value),
  };
}

/** Whether a real date or time lies within `startDate`…`endDate`; a bound that is neither is none. */
export function checkBounds(value: string, item: Item, within: CheckContext): Finding | null {
  if (item.startDate === null && item.endDate === null) return null;
  const bounds: DateBounds = {
    min: resolve(item.startDate, value, within),
    max: resolve(item.endDate, value, within),
  };
  return isWithinBounds(value, bounds) ? null : finding('dateRange');
}

/** A bound of the value's kind: times against times, dates against dates. */
function resolve(bound: string | null, value: string, within: CheckContext): string | null {
  if (bound === null) return null;
  const resolved = resolveExpression(bound, within.context);
  if (typeof resolved !== 'string') return null;
  return isTime(resolved) === isTime(value) && /^\d{2,4}[-:]|^\d{4}$/.test(resolved) ? resolved : null;
}

function isTime(text: string): boolean {
  return text[2] === ':';
}
