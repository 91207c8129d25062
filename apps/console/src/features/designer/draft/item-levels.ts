import type { JsonObject } from '@zhantai/engine';

/** Where an item keeps its settings as a JSON text. */
const ORIGINAL = 'formItemOriginalData';

/** Whether a value is a JSON object. */
export function isRecord(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as a list; empty for anything else. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The text of a JSON object as that object; undefined for any other. */
export function readRecord(text: string): JsonObject | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return isRecord(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** What an item or column keeps as text in its original data; undefined where there is none that can be read. */
export function originalOf(raw: JsonObject): JsonObject | undefined {
  const data = raw[ORIGINAL];
  return typeof data === 'string' ? readRecord(data) : isRecord(data) ? data : undefined;
}

/**
 * An item or column with its settings changed on both levels, beside its original data and within them (engine.md §1).
 * What `change` gives back as it was keeps every byte.
 */
export function withLevels(raw: JsonObject, change: (settings: JsonObject) => JsonObject): JsonObject {
  const own = change(raw);
  const original = originalOf(raw);
  if (original === undefined) return own;
  const changed = change(original);
  if (changed === original) return own;
  return withKey(own, ORIGINAL, typeof raw[ORIGINAL] === 'string' ? JSON.stringify(changed) : changed);
}

/** An object with another value under a key that it has, in the same order; the object itself where it has that already. */
export function withKey(object: JsonObject, key: string, value: unknown): JsonObject {
  if (!Object.hasOwn(object, key) || object[key] === value) return object;
  return Object.fromEntries(
    Object.entries(object).map(([other, inner]) => [other, other === key ? value : inner]),
  );
}

/** A list with its elements changed; the list itself where none is. */
export function withElements(
  list: readonly unknown[],
  change: (element: unknown) => unknown,
): readonly unknown[] {
  const next = list.map(change);
  return next.every((element, at) => element === list[at]) ? list : next;
}
