import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { MAX_WIDTH_PX, MIN_WIDTH_PX } from './column-width.ts';
import { throttle } from '../throttle.ts';
import { useTableWords } from '../use-table-words.ts';
import styles from '../table-head.module.css';

/** A width follows the hand at most this often, in ms (seed.md §9). */
const THROTTLE_MS = 20;

const STEP = 10;

/** What {@link ColumnResizer} takes. */
export interface ColumnResizerProps {
  readonly title: string;
  /** Present width in pixels. */
  readonly width: number;
  readonly onDraw: (width: number) => void;
  /** Back to the width that fits. */
  readonly onFit: () => void;
  /** One handle of a table can be reached by Tab; arrows up and down lead to the others. */
  readonly tabbable: boolean;
  /** Id of the text that names the keys. */
  readonly hintId: string;
}

const drawTo = (draw: (width: number) => void, width: number) => {
  draw(width);
};

/** The handle beside this one, from left to right as they are seen, whatever row of the head they stand in. */
const focusOther = (handle: HTMLElement, by: number) => {
  const handles = [...(handle.closest('thead')?.querySelectorAll<HTMLElement>('[role="separator"]') ?? [])];
  handles.sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left);
  handles[handles.indexOf(handle) + by]?.focus();
};

/** The right edge of a column's head: drawn with a pointer or with the arrow keys, fitted by a double press or Enter. */
export const ColumnResizer = ({ title, width, onDraw, onFit, tabbable, hintId }: ColumnResizerProps) => {
  const words = useTableWords();
  const from = useRef<{ readonly x: number; readonly width: number } | null>(null);
  const [paced] = useState(() => throttle(drawTo, THROTTLE_MS));

  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, width };
  };
  const move = (event: PointerEvent) => {
    if (from.current !== null) paced.call(onDraw, from.current.width + event.clientX - from.current.x);
  };
  const release = () => {
    from.current = null;
    paced.flush();
  };
  const key = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.shiftKey ? STEP * 5 : STEP;
    if (event.key === 'ArrowRight') onDraw(width + step);
    else if (event.key === 'ArrowLeft') onDraw(width - step);
    else if (event.key === 'Home') onDraw(MIN_WIDTH_PX);
    else if (event.key === 'Enter') onFit();
    else if (event.key === 'ArrowDown') focusOther(event.currentTarget, 1);
    else if (event.key === 'ArrowUp') focusOther(event.currentTarget, -1);
    else return;
    event.preventDefault();
  };
  return (
    <span
      aria-describedby={hintId}
      aria-label={words.resize(title)}
      aria-orientation="vertical"
      aria-valuemax={MAX_WIDTH_PX}
      aria-valuemin={MIN_WIDTH_PX}
      aria-valuenow={Math.round(width)}
      aria-valuetext={words.width(Math.round(width))}
      className={styles['resizer']}
      onDoubleClick={onFit}
      onKeyDown={key}
      onLostPointerCapture={release}
      onPointerDown={press}
      onPointerMove={move}
      role="separator"
      tabIndex={tabbable ? 0 : -1}
    />
  );
};
