import { sameSet, sameValue } from './same-value.ts';

/** What somebody saw of a thing and what it is to be, key by key. */
export type Change<T> = { readonly [K in keyof T]?: { readonly from: T[K]; readonly to: T[K] } };

/** A key that changes. */
export interface ChangedKey {
  readonly key: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** A key that is neither what was seen nor what it is to be. */
export interface ConflictingKey extends ChangedKey {
  readonly now: unknown;
}

/** What a change makes of a thing. */
export interface JudgedChange<T> {
  /** The thing as it is to be; where there are conflicts it is not to be written. */
  readonly next: T;
  /** What changes, and only that: a key that already is what it is to be is taken. */
  readonly changed: readonly ChangedKey[];
  readonly conflicts: readonly ConflictingKey[];
}

/**
 * Compares a change with what is kept (console.md §0.3). Who changes other keys is never met; who wants the same is
 * taken. A text in several languages is a key for each.
 * @param sets keys whose values are lists without an order.
 */
export function judgeChange<T extends object>(
  kept: T,
  change: Change<T>,
  sets: readonly (keyof T)[] = [],
): JudgedChange<T> {
  const next = { ...kept };
  const changed: ChangedKey[] = [];
  const conflicts: ConflictingKey[] = [];
  const judge = (key: keyof T & string): void => {
    const wanted = change[key];
    if (wanted === undefined) return;
    const { from, to } = wanted;
    const same = sets.includes(key) ? sameSet : sameValue;
    const now = kept[key];
    if (same(now, to)) return;
    if (!same(now, from)) {
      conflicts.push({ key, from, to, now });
      return;
    }
    next[key] = to;
    changed.push({ key, from: now, to });
  };
  for (const key in kept) if (Object.hasOwn(change, key)) judge(key);
  return { next, changed, conflicts };
}
