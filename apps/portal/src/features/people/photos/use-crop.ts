import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { BadgeSize } from '../badges/badge-size.ts';
import { firstView, viewWithoutGaps, leastScale, zoomedView, type CropView } from './crop-view.ts';

/** Frame pixels that an arrow key moves the photo; with shift ten times as far. */
const STEP_PX = 4;
const KEY_ZOOM = 1.08;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A photo that is moved and zoomed behind a frame by pointer, two fingers, wheel and keys, drawn on a canvas. */
export function useCrop(photo: CanvasImageSource & BadgeSize, size: BadgeSize) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [view, setView] = useState<CropView>(() => firstView(photo, size));
  const fingers = useRef(new Map<number, Point>());
  const change = useCallback(
    (next: (before: CropView) => CropView) => {
      setView((before) => viewWithoutGaps(next(before), photo, size));
    },
    [photo, size],
  );
  // Another photo, or the same one turned.
  const [shown, setShown] = useState(photo);
  if (shown !== photo) {
    setShown(photo);
    setView(firstView(photo, size));
  }

  useEffect(() => {
    if (canvas.current !== null) paint(canvas.current, photo, size, view);
  }, [photo, size, view]);

  // React listens to wheels passively: the page would scroll along.
  useEffect(() => {
    const area = canvas.current?.parentElement;
    if (area === null || area === undefined) return undefined;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const at = pointIn(area, event, size);
      change((before) => zoomedView(before, Math.exp(-event.deltaY / 500), at.x, at.y));
    };
    area.addEventListener('wheel', turn, { passive: false });
    return () => {
      area.removeEventListener('wheel', turn);
    };
  }, [change, size]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, pointIn(event.currentTarget, event, size));
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = pointIn(event.currentTarget, event, size);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other === undefined) {
      change((one) => ({ ...one, x: one.x + now.x - before.x, y: one.y + now.y - before.y }));
      return;
    }
    const factor = distance(now, other) / Math.max(1, distance(before, other));
    change((one) => {
      const zoomed = zoomedView(one, factor, (before.x + other.x) / 2, (before.y + other.y) / 2);
      return { ...zoomed, x: zoomed.x + (now.x - before.x) / 2, y: zoomed.y + (now.y - before.y) / 2 };
    });
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.shiftKey ? STEP_PX * 10 : STEP_PX;
    const move = moves[event.key];
    if (move !== undefined)
      change((one) => ({ ...one, x: one.x + move[0] * step, y: one.y + move[1] * step }));
    else if (event.key === '+' || event.key === '=') change((one) => zoomedView(one, KEY_ZOOM));
    else if (event.key === '-' || event.key === '_') change((one) => zoomedView(one, 1 / KEY_ZOOM));
    else return;
    event.preventDefault();
  };

  return {
    canvas,
    area: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown },
    /** 1 fills the frame. */
    zoom: view.scale / leastScale(photo, size),
    setZoom: (zoom: number) => {
      change((one) => zoomedView(one, (zoom * leastScale(photo, size)) / one.scale));
    },
    /** The photo has fewer pixels in the frame than the badge needs. */
    blurred: view.scale > 1.001,
  };
}

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function paint(
  canvas: HTMLCanvasElement,
  photo: CanvasImageSource & BadgeSize,
  size: BadgeSize,
  view: CropView,
): void {
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (context === null) return;
  // A photo without a ground of its own stands on white.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  const [width, height] = [photo.width * view.scale, photo.height * view.scale];
  context.drawImage(
    photo,
    size.width / 2 + view.x - width / 2,
    size.height / 2 + view.y - height / 2,
    width,
    height,
  );
}

/** A point of the page from the middle of the frame, in frame pixels. */
function pointIn(
  area: Element,
  event: { readonly clientX: number; readonly clientY: number },
  size: BadgeSize,
): Point {
  const box = area.getBoundingClientRect();
  const ratio = size.width / Math.max(1, box.width);
  return {
    x: (event.clientX - box.left - box.width / 2) * ratio,
    y: (event.clientY - box.top - box.height / 2) * ratio,
  };
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
