import { useRef } from 'react';
import type { PointerEvent } from 'react';

/** Handlers that report how far a pressed pointer moves, in pixels since the last report. */
export const useDrag = (onMove: (x: number, y: number) => void) => {
  const last = useRef<{ readonly id: number; readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent) => {
      const from = last.current;
      if (from === null || from.id !== event.pointerId) return;
      last.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
      onMove(event.clientX - from.x, event.clientY - from.y);
    },
    onPointerUp: () => {
      last.current = null;
    },
    onPointerCancel: () => {
      last.current = null;
    },
  };
};
