import type { BadgeSize } from '../badges/badge-size.ts';

/** A photo behind a frame: how large it is drawn, and where its middle stands. */
export interface CropView {
  /** Frame pixels for a pixel of the photo. */
  readonly scale: number;
  /** Middle of the photo, from the middle of the frame, in frame pixels. */
  readonly x: number;
  readonly y: number;
}

/** Size of the photo as it is turned now. */
export type PhotoSize = BadgeSize;

/** The photo may be so many times as large as it has to be to fill the frame. */
export const MAX_ZOOM = 6;

/** The smallest scale at which the photo fills the frame. */
export function leastScale(photo: PhotoSize, frame: BadgeSize): number {
  return Math.max(frame.width / photo.width, frame.height / photo.height);
}

/** The photo as it first stands: it fills the frame, a head is above the middle. */
export function firstView(photo: PhotoSize, frame: BadgeSize): CropView {
  const scale = leastScale(photo, frame);
  const spare = (photo.height * scale - frame.height) / 2;
  return { scale, x: 0, y: spare * 0.4 };
}

/** The nearest view in which the photo leaves no gap in the frame. */
export function viewWithoutGaps(view: CropView, photo: PhotoSize, frame: BadgeSize): CropView {
  const least = leastScale(photo, frame);
  const scale = Math.min(Math.max(view.scale, least), least * MAX_ZOOM);
  const spareX = Math.max(0, (photo.width * scale - frame.width) / 2);
  const spareY = Math.max(0, (photo.height * scale - frame.height) / 2);
  return {
    scale,
    x: Math.min(Math.max(view.x, -spareX), spareX),
    y: Math.min(Math.max(view.y, -spareY), spareY),
  };
}

/** Larger or smaller by a factor around a point of the frame, measured from its middle. */
export function zoomedView(view: CropView, factor: number, aroundX = 0, aroundY = 0): CropView {
  return {
    scale: view.scale * factor,
    x: aroundX + (view.x - aroundX) * factor,
    y: aroundY + (view.y - aroundY) * factor,
  };
}
