/** Commas, semicolons and bars, also full-width ones, the enumeration comma, and line breaks. */
const SEPARATOR = /[,;|\n\uff0c\uff1b\u3001]/;

/** The entries that somebody listed in one cell. */
export function sheetParts(text: string): readonly string[] {
  return text
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
