/** What programs take for the beginning of a formula, also in full width, after what they skip or do not show. */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20])/u;
const GUARDED = /^'+(?=[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20])/u;

/** A text for a cell that a program may reckon: one that looks like a formula gets an apostrophe before it. */
export function guarded(text: string): string {
  return FORMULA.test(text) || GUARDED.test(text) ? `'${text}` : text;
}

/** The text that {@link guarded} was given. */
export function unguarded(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text;
}
