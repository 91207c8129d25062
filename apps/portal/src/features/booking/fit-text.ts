/** A line of lettering with its height and length, in millimetres. */
export interface FittedText {
  readonly line: string;
  readonly size: number;
  readonly width: number;
  /** It had to be made narrower than its letters are. */
  readonly squeezed: boolean;
}

/** Latin letters, digits and signs end before it. */
const LAST_NARROW = '\u02ff';

/** Chinese characters are as wide as high; capitals, digits and signs about two thirds of it. */
export function fitText(line: string, size: number, room: number): FittedText {
  const natural = Array.from(line).reduce((sum, letter) => sum + (letter < LAST_NARROW ? 0.66 : 1) * size, 0);
  return { line, size, width: Math.min(natural, room), squeezed: natural > room };
}
