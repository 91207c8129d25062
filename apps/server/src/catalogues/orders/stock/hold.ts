import type { Order } from '../order.ts';
import { isConfirmed } from '../order.ts';

const DAY_MS = 86_400_000;

/** Milliseconds that an order may be held outside review in all, over returns, withdrawals and orders anew. */
export const longestHold = 30 * DAY_MS;

/** The clock of an order that is held: placed by a submission or by itself, neither confirmed, paid nor adopted. */
interface Hold {
  /** Since when its days count; they begin anew with a return. */
  readonly since: Date;
  /** What of it is not yet counted among the days in all. */
  readonly uncounted: Date;
}

/** The clock of an order; null while it stands still: nothing is held, or a review has the word. */
export function holdOf(order: Order): Hold | null {
  const { status, submissionStatus, submissionDecidedAt } = order;
  const placed = order.holdSince ?? order.placedAt;
  if (status !== 'placed' || placed === null || isConfirmed(order) || submissionStatus === 'wait')
    return null;
  const since = submissionStatus === 'fail' ? later(placed, submissionDecidedAt) : placed;
  return { since, uncounted: later(since, order.holdCountedAt) };
}

/** Until when an order is kept; null: it does not lapse, or not before the review has spoken (docs/decisions/0008). */
export function endOfHold(order: Order): Date | null {
  const hold = holdOf(order);
  if (hold === null || order.holdDays === null) return null;
  const { since, uncounted } = hold;
  return new Date(Math.min(since.getTime() + order.holdDays * DAY_MS, uncounted.getTime() + order.holdLeft));
}

/** Milliseconds that an order was held and nobody counted yet. */
export function uncountedHold(order: Order, at: Date): number {
  const hold = holdOf(order);
  return hold === null ? 0 : Math.max(0, at.getTime() - hold.uncounted.getTime());
}

function later(one: Date, other: Date | null): Date {
  return other !== null && other > one ? other : one;
}
