import type { FormWindow } from '../form.ts';

/** Whether a form is taken at a moment, by the server's clock. */
export interface WindowState {
  readonly state: 'early' | 'open' | 'closed';
  /** The last moment for this exhibitor; null is no end. */
  readonly lastAt: Date | null;
  /** A later end granted to this exhibitor alone. */
  readonly extendedTo: Date | null;
}

/** wire.md §3: what was opened before the deadline is taken for five minutes after it. */
const GRACE_MS = 5 * 60_000;

/** @param extension a later deadline for one exhibitor, at the price of before; one before the deadline changes nothing. */
export function windowState(window: FormWindow, extension: Date | null, now: Date): WindowState {
  const regular = window.lateEndAt ?? window.endAt;
  const { endAt } = window;
  const extendedTo = endAt !== null && extension !== null && extension > endAt ? extension : null;
  const lastAt = extendedTo !== null && regular !== null && extendedTo > regular ? extendedTo : regular;
  if (window.opensAt !== null && now < window.opensAt) return { state: 'early', lastAt, extendedTo };
  return { state: lastAt !== null && now > lastAt ? 'closed' : 'open', lastAt, extendedTo };
}

/** Whether the deadline passed within the last five minutes, which a page that was open then still has. */
export function inGrace({ state, lastAt }: WindowState, now: Date): boolean {
  return state === 'closed' && lastAt !== null && now.getTime() <= lastAt.getTime() + GRACE_MS;
}
