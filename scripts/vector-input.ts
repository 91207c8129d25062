/** A case of the conformance vectors: JSON from a file, read field by field. */
export type VectorCase = Readonly<Record<string, unknown>>;

/** Whether a JSON value is an object. */
export function isCase(value: unknown): value is VectorCase {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field that must be an object. */
export function objectOf(value: unknown): VectorCase {
  if (!isCase(value)) throw new Error(`not an object: ${JSON.stringify(value)}`);
  return value;
}

/** A field that must be a list. */
export function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error(`not a list: ${JSON.stringify(value)}`);
  return value;
}

/** A field that must be a text. */
export function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new Error(`not a text: ${JSON.stringify(value)}`);
  return value;
}

/** A field that may be a text or nothing. */
export function textOrNull(value: unknown): string | null {
  return value === null || value === undefined ? null : textOf(value);
}
