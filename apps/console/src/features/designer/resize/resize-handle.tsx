import type { PointerEvent } from 'react';
import styles from './resize.module.css';

interface ResizeHandleProps {
  readonly id: string;
  readonly onBegin: (event: PointerEvent<HTMLElement>, id: string) => void;
  readonly onFill: (id: string) => void;
}

/** The right edge of an item, to be pulled by a pointer; keys and the panel do the same. */
export const ResizeHandle = ({ id, onBegin, onFill }: ResizeHandleProps) => (
  <span
    aria-hidden
    className={styles['handle']}
    data-resize
    onClick={(event) => {
      event.stopPropagation();
    }}
    onDoubleClick={(event) => {
      event.stopPropagation();
      onFill(id);
    }}
    // Else the browser would drag the item.
    onMouseDown={(event) => {
      event.preventDefault();
    }}
    onPointerDown={(event) => {
      onBegin(event, id);
    }}
  />
);
