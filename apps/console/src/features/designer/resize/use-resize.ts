import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { snapSpan } from './snap-span.ts';

/** A width that is being pulled. */
export interface Resizing {
  readonly id: string;
  /** Columns of 24 that it would have. */
  readonly span: number;
  /** Pixels from the upper edge of what holds the canvas to the item. */
  readonly top: number;
}

interface ResizeOptions {
  /** Pixels of one of 24 columns. */
  readonly unit: (box: HTMLElement) => number;
  readonly onDone: (span: number) => void;
}

/** Pulls the right edge of an item; the span holds when the pointer is let go, Escape gives it up. */
export function useResize({ unit, onDone }: ResizeOptions) {
  const [resizing, setResizing] = useState<Resizing | null>(null);
  const latest = useRef(onDone);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => {
    latest.current = onDone;
  });
  useEffect(() => () => stop.current?.(), []);
  const begin = (event: PointerEvent<HTMLElement>, id: string) => {
    const box = event.currentTarget.parentElement;
    if (event.button !== 0 || box === null) return;
    event.stopPropagation();
    const { left } = box.getBoundingClientRect();
    const frame = box.closest<HTMLElement>('[data-canvas]')?.offsetParent?.getBoundingClientRect();
    const top = box.getBoundingClientRect().top - (frame?.top ?? 0);
    const width = unit(box);
    let span: number | null = null;
    const move = ({ clientX }: globalThis.PointerEvent) => {
      span = snapSpan((clientX - left) / width);
      setResizing({ id, span, top });
    };
    const end = () => {
      stop.current?.();
      if (span !== null) latest.current(span);
    };
    const press = (key: KeyboardEvent) => {
      if (key.key !== 'Escape') return;
      key.preventDefault();
      key.stopPropagation();
      stop.current?.();
    };
    stop.current = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', give);
      window.removeEventListener('keydown', press, true);
      stop.current = null;
      setResizing(null);
    };
    const give = () => stop.current?.();
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', give);
    window.addEventListener('keydown', press, true);
  };
  return { resizing, begin };
}
