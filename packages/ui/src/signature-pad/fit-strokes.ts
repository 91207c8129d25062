/** Width and height in CSS pixels. */
export interface PadSize {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Stroke<P extends Point> {
  readonly points: readonly P[];
}

/**
 * Moves strokes drawn on a pad of one size onto another: shrunk evenly if they would not fit, never enlarged, and
 * centred. Nothing is bent, so a signature turned with the phone is still that signature.
 */
export const fitStrokes = <P extends Point, S extends Stroke<P>>(
  strokes: readonly (S & Stroke<P>)[],
  from: PadSize,
  to: PadSize,
): (S & { points: P[] })[] => {
  const scale = Math.min(1, to.width / from.width, to.height / from.height);
  const left = (to.width - from.width * scale) / 2;
  const top = (to.height - from.height * scale) / 2;
  return strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: left + point.x * scale, y: top + point.y * scale })),
  }));
};
