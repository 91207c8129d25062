/** Half of a character, left over where a text was cut. */
const HALF = /[\ud800-\udbff]$/;

/** At most so many units of UTF-16 of a text, as spreadsheets count them, never half of a character. */
export function cutUnits(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).replace(HALF, '');
}
