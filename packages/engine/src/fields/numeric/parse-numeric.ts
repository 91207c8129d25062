const NUMERIC = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
/** Longer texts are no numbers anybody means. */
const MAX_LENGTH = 400;

/** A finite number from the wire: itself or a decimal text; null for anything else (engine.md §2). */
export function parseNumeric(wire: unknown): number | null {
  if (typeof wire === 'number') return Number.isFinite(wire) ? wire + 0 : null;
  if (typeof wire !== 'string' || wire.length > MAX_LENGTH) return null;
  const text = wire.trim();
  if (!NUMERIC.test(text)) return null;
  const number = Number(text);
  // Adding 0 turns −0 into 0, which has one text only.
  return Number.isFinite(number) ? number + 0 : null;
}
