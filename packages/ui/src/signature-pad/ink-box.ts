import type { PadSize } from './fit-strokes.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A part of the pad in CSS pixels. */
export interface InkBox extends Point, PadSize {}

/** Pixels around the strokes: half of the widest line, and some air. */
const MARGIN_PX = 12;

/** The part of a pad that strokes lie in, so that a small signature on a large pad is not shown small. */
export const inkBox = (strokes: readonly { readonly points: readonly Point[] }[], pad: PadSize): InkBox => {
  let [left, top, right, bottom] = [pad.width, pad.height, 0, 0];
  for (const { points } of strokes) {
    for (const { x, y } of points) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  const [x, y] = [Math.max(0, left - MARGIN_PX), Math.max(0, top - MARGIN_PX)];
  return {
    x,
    y,
    width: Math.min(pad.width, right + MARGIN_PX) - x,
    height: Math.min(pad.height, bottom + MARGIN_PX) - y,
  };
};
