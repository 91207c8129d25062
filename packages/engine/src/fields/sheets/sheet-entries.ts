/** Commas, semicolons and bars, also full-width ones, the enumeration comma, and line breaks. */
const SEPARATOR = /[,;|\n\uff0c\uff1b\u3001]/g;
/** Which of them mean the same. */
const SAME: Readonly<Record<string, string>> = { '\uff0c': ',', '\u3001': ',', '\uff1b': ';' };
/** How many parts are ever looked at together. */
const MOST_PARTS = 64;

/** What stands between two separators, or between an end and one. */
interface Part {
  readonly start: number;
  readonly end: number;
}

/** Whether a text would come apart where several stand in one cell. */
export const holdsSeparators = (text: string): boolean => partsOf(text).length > 1;

/** How many parts a text has. */
export const countParts = (text: string): number => partsOf(text).length;

/** A text by its parts and what separates them, each part as `fold` makes it: two texts that are read alike have one key. */
export function partsKey(text: string, fold: (part: string) => string): string {
  let key = '';
  let before = 0;
  for (const { start, end } of partsOf(text)) {
    const mark = key === '' ? '' : (text[before] ?? '');
    key += `${SAME[mark] ?? mark}${fold(text.slice(start, end))}`;
    before = end;
  }
  return key;
}

/**
 * The entries that somebody listed in one cell. A name may hold a separator itself, as `Hong Kong, China` does: of the
 * parts that stand together the longest run that `read` understands is one entry, and one part where it understands none.
 * @param most how many parts an entry may have.
 */
export function sheetEntries<T>(
  text: string,
  most: number,
  read: (entry: string, parts: number) => T | null,
): readonly (T | string)[] {
  const parts = partsOf(text);
  const entries: (T | string)[] = [];
  for (let at = 0; at < parts.length;) {
    const longest = Math.min(most, MOST_PARTS, parts.length - at);
    let taken = 1;
    let entry: T | null = null;
    for (let count = longest; count > 0 && entry === null; count -= 1) {
      entry = read(sliceOf(text, parts, at, count), count);
      if (entry !== null) taken = count;
    }
    entries.push(entry ?? sliceOf(text, parts, at, 1));
    at += taken;
  }
  return entries;
}

/**
 * The first of several ways to separate texts that is read as these texts; the first of all where none is.
 * @param most how many parts an entry may have: where none has several, every way is read as they were.
 */
export function joinEntries(
  texts: readonly string[],
  separator: string,
  most: number,
  isReadBack: (text: string) => boolean,
): string {
  const joined = texts.join(separator);
  if (most === 1 && !texts.some(holdsSeparators)) return joined;
  return (
    [separator, '; ', '\n', ' | '].map((one) => texts.join(one)).find((text) => isReadBack(text)) ?? joined
  );
}

function sliceOf(text: string, parts: readonly Part[], at: number, count: number): string {
  return text.slice(parts[at]?.start ?? 0, parts[at + count - 1]?.end).trim();
}

/** Parts that are not blank. */
function partsOf(text: string): readonly Part[] {
  const parts: Part[] = [];
  let start = 0;
  for (const { index } of [...text.matchAll(SEPARATOR), { index: text.length }]) {
    if (text.slice(start, index).trim() !== '') parts.push({ start, end: index });
    start = index + 1;
  }
  return parts;
}
