import type { JsonObject } from './item.ts';

/** Whether a value from outside is a JSON object. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses a JSON text; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** A JSON object, or the JSON text of one; null for anything else. */
export function readObject(value: unknown): JsonObject | null {
  const parsed = typeof value === 'string' ? parseJson(value) : value;
  return isJsonObject(parsed) ? parsed : null;
}

/** A list, or an object's values taken as one; empty for anything else. */
export function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text or a number as text; empty for anything else. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}

/** A finite number or a numeric text; null for anything else. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !/\d/.test(value)) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** Designers write flags as booleans, `"true"`, `1` or `"1"`. */
export function readFlag(value: unknown): boolean {
  return value === true || value === 'true' || value === 1 || value === '1';
}

/** A flag that was switched off on purpose. */
export function isOff(value: unknown): boolean {
  return value === false || value === 'false' || value === 0 || value === '0';
}

/** The text of any JSON value, for showing what could not be read; never throws. */
export function jsonText(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    // Nested deeper than the stack: nothing that anybody could read either.
    return '…';
  }
}
