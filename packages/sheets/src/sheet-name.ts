/** Characters that no program takes in the name of a sheet. */
const FORBIDDEN = /[\\/?*[\]:\p{Cc}]/gu;
const MAX_LENGTH = 31;

/** A name that every program takes for a sheet; `fallback` where nothing of it is left. */
export function sheetName(name: string, fallback: string): string {
  const safe = name
    .replace(FORBIDDEN, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
    // Half a character, cut in the middle.
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/^'+|'+$/g, '')
    .trim();
  return safe === '' || safe.toLowerCase() === 'history' ? fallback : safe;
}
