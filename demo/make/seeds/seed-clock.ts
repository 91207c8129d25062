import type { FormWindow } from '../../../apps/server/src/forms/index.ts';

const HOUR_MS = 3_600_000;

/** Lets what the demo tells have happened in the days before today, and never while its form was closed. */
export class SeedClock {
  readonly #first: number;
  readonly #last: number;
  #time: number;

  /** @param days before now at which the clock starts. */
  constructor(now: Date, window: FormWindow, days: number) {
    this.#first = (window.opensAt?.getTime() ?? 0) + HOUR_MS;
    const end = (window.lateEndAt ?? window.endAt)?.getTime() ?? Number.MAX_SAFE_INTEGER;
    this.#last = Math.max(this.#first, Math.min(now.getTime(), end) - HOUR_MS);
    this.#time = this.#clamp(now.getTime() - days * 24 * HOUR_MS);
  }

  now(): Date {
    return new Date(this.#time);
  }

  /** Moves on by some hours, not past today or the form's end. */
  pass(hours: number): void {
    this.#time = this.#clamp(this.#time + hours * HOUR_MS);
  }

  #clamp(time: number): number {
    return Math.min(Math.max(time, this.#first), this.#last);
  }
}
