/** One thing that the organiser sets for an exhibition; kept as the text that was typed. */
export interface Setting<T> {
  /** Null for a text that is no value. */
  parse(text: string): T | null;
  readonly fallback: T;
  /** What a text must be, after “KEY must be”. */
  readonly must: string;
}

/** A whole number within bounds. */
export function wholeNumber(fallback: number, least: number, most: number): Setting<number> {
  return {
    parse(text) {
      const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
      return number >= least && number <= most ? number : null;
    },
    fallback,
    must: `a whole number from ${least} to ${most}`,
  };
}

/** Several words of one kind, with commas between them; at least one. */
export function listOf(
  fallback: readonly string[],
  pattern: RegExp,
  must: string,
): Setting<readonly string[]> {
  return {
    parse(text) {
      const words = text.split(',').map((word) => word.trim());
      return words.every((word) => pattern.test(word)) ? [...new Set(words)] : null;
    },
    fallback,
    must,
  };
}

/** One text of a kind; null where there is none. */
export function someText(pattern: RegExp, must: string): Setting<string | null> {
  return { parse: (text) => (pattern.test(text) ? text : null), fallback: null, must };
}
