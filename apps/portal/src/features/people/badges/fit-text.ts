/** The room that a text has, in CSS pixels, and the sizes it may be set in, the largest first. */
export interface TextRoom {
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly number[];
}

/** Height of a line in its size. */
export const LINE = 1.25;
/** Letters of half the width of a Chinese one, a little generously. */
const NARROW = /[\u0020-\u02ff\u0370-\u058f\u1e00-\u1fff\uff61-\uff9f]/;
const NARROW_WIDTH = 0.62;
/** Those of them that are wider, in any font without serifs. */
const CAPITAL = /\p{Lu}/u;
const CAPITAL_WIDTH = 0.74;
const WIDE = /[MWmw@%ÆŒÐΜΩЖМШЩЮжшщюмѠ]/u;
const WIDE_WIDTH = 0.96;
/** Nobody sees them, or they stand on the letter before. */
const NO_WIDTH = /[\p{M}\p{Cf}]/u;

/**
 * Where a text may be broken first: behind a dot between the parts of a name, a blank, a hyphen or a slash. A part goes to
 * the next line as a whole as long as it is no wider than one.
 */
export function textParts(text: string): readonly string[] {
  return (
    text.match(
      /[^\u00b7\u2022\u2027\u30fb\uff65\s/-]*[\u00b7\u2022\u2027\u30fb\uff65\s/-]+|[^\u00b7\u2022\u2027\u30fb\uff65\s/-]+/g,
    ) ?? []
  );
}

/** The largest size in which a text fits its room; the smallest where none does. */
export function fitText(text: string, { width, height, sizes }: TextRoom): number {
  return sizes.find((size) => textHeight(text, width, size) <= height) ?? sizes.at(-1) ?? 0;
}

/** How high a text of this size stands in lines of a width. */
export function textHeight(text: string, width: number, size: number): number {
  return linesOf(textParts(text).map(textEms), width / size) * size * LINE;
}

/** How wide a text is, in sizes of its letters. */
export function textEms(text: string): number {
  let ems = 0;
  for (const letter of text) {
    if (!NO_WIDTH.test(letter)) ems += NARROW.test(letter) ? narrowWidth(letter) : 1;
  }
  return ems;
}

function narrowWidth(letter: string): number {
  if (WIDE.test(letter)) return WIDE_WIDTH;
  return CAPITAL.test(letter) ? CAPITAL_WIDTH : NARROW_WIDTH;
}

function linesOf(parts: readonly number[], width: number): number {
  let lines = 1;
  let used = 0;
  for (const part of parts) {
    if (used > 0 && used + part > width) {
      lines += 1;
      used = 0;
    }
    used += part;
    // A letter at the end of a line may not fit, whatever is left.
    while (used > width) {
      lines += 1;
      used -= Math.max(1, Math.floor(width));
    }
  }
  return lines;
}
