/** What is sent to change settings: for each key what was seen and what it is to be (console.md §0.3). */
export type Comparison<T> = { [K in keyof T]?: { from: T[K]; to: T[K] } };

/** The settings that differ from what was seen, in the order of `keys`. */
export function changedKeys<T extends object, K extends keyof T>(
  seen: T,
  typed: T,
  keys: readonly K[],
): readonly K[] {
  return keys.filter((key) => textOf(seen[key]) !== textOf(typed[key]));
}

/** What is sent to change them. */
export function comparisonOf<T extends object>(seen: T, typed: T, keys: readonly (keyof T)[]): Comparison<T> {
  return changedKeys(seen, typed, keys).reduce<Comparison<T>>(
    (change, key) => ({ ...change, [key]: { from: seen[key], to: typed[key] } }),
    {},
  );
}

/** What is typed over what stands there now: who changed other settings meanwhile is not met. */
export function rebased<T extends object>(seen: T, typed: T, now: T, keys: readonly (keyof T)[]): T {
  return withKeys(now, typed, changedKeys(seen, typed, keys));
}

/** Settings with the values that some keys have in others. */
export function withKeys<T extends object>(settings: T, others: T, keys: readonly (keyof T)[]): T {
  return keys.reduce((all, key) => ({ ...all, [key]: others[key] }), settings);
}

/** A value as it is compared; the order of a list of words says nothing. */
function textOf(value: unknown): string {
  return JSON.stringify(isWords(value) ? value.toSorted((one, other) => one.localeCompare(other)) : value);
}

function isWords(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
