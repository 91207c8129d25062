/** What decides how many words of a navigation stand in one line, pixels. */
export interface LineRoom {
  /** Width of the whole line. */
  readonly room: number;
  /** Of each word, in their order. */
  readonly widths: readonly number[];
  readonly gap: number;
  /** Of the button that opens the rest; it stands there only where something is left. */
  readonly more: number;
}

/** How many of the words fit, beside the button for the rest where not all do. Pure. */
export function fittingCount({ room, widths, gap, more }: LineRoom): number {
  const whole = widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, widths.length - 1);
  if (whole <= room) return widths.length;
  let left = room - more;
  let count = 0;
  for (const width of widths) {
    left -= width + gap;
    if (left < 0) break;
    count += 1;
  }
  return count;
}
