/** How an image is held: enlarged by `zoom`, turned clockwise by `turn` degrees, moved by pixels. */
export interface ImageView {
  readonly zoom: number;
  readonly turn: number;
  readonly x: number;
  readonly y: number;
}

/** As it is when first shown. */
export const restingView: ImageView = { zoom: 1, turn: 0, x: 0, y: 0 };

/** Step of enlargement (seed.md §9). */
const zoomStep = 0.2;
const leastZoom = 0.2;
const mostZoom = 5;

/** One step closer (1) or farther (-1); within 20 % and 500 %. Farther than its own size it returns to the middle. */
export const zoomBy = (view: ImageView, steps: number): ImageView => {
  // Steps of 0.2 do not add up in binary fractions.
  const zoom = Math.round((view.zoom + steps * zoomStep) * 10) / 10;
  const within = Math.min(mostZoom, Math.max(leastZoom, zoom));
  return within <= 1 ? { ...view, zoom: within, x: 0, y: 0 } : { ...view, zoom: within };
};

/** A quarter turn clockwise (1) or back (-1). The angle is not wrapped, so that it always turns the short way. */
export const turnBy = (view: ImageView, quarters: number): ImageView => ({
  ...view,
  turn: view.turn + quarters * 90,
});

/** Moved under the hand; an image no larger than its place stays. */
export const moveBy = (view: ImageView, x: number, y: number): ImageView =>
  view.zoom <= 1 ? view : { ...view, x: view.x + x, y: view.y + y };
