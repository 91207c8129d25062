import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { textScale } from '../text/text-scale.ts';
import { twoDigits } from './time-parts.ts';
import { useSettledScroll } from './use-settled-scroll.ts';
import styles from './time-columns.module.css';

/** What {@link TimeColumn} takes. */
export interface TimeColumnProps {
  readonly label: string;
  /** Numbers from 0 to below this. */
  readonly size: number;
  /** null while nothing is chosen. */
  readonly value: number | null;
  readonly onChange: (value: number) => void;
  /** On a phone the row that comes to rest in the middle is the chosen one. */
  readonly wheel: boolean;
}

/** Height of a row in pixels, for text of the usual size; the style sheet says the same. */
const rowHeight = { wheel: 48, list: 32 };

/** Where a key leads; numbers wrap round, as on a clock. */
const step = (key: string, at: number, size: number): number | null => {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % size;
    case 'ArrowUp':
      return (at - 1 + size) % size;
    case 'PageDown':
      return Math.min(size - 1, at + 5);
    case 'PageUp':
      return Math.max(0, at - 5);
    case 'Home':
      return 0;
    case 'End':
      return size - 1;
    default:
      return null;
  }
};

/** One column of numbers. */
export const TimeColumn = ({ label, size, value, onChange, wheel }: TimeColumnProps) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const height = rowHeight[wheel ? 'wheel' : 'list'] * textScale();
  const drawn = useRef(false);

  useEffect(() => {
    list.current?.scrollTo({ top: (value ?? 0) * height, behavior: drawn.current ? 'smooth' : 'instant' });
    drawn.current = true;
  }, [value, height]);

  useSettledScroll(list, wheel, (top) => {
    const rested = Math.min(size - 1, Math.max(0, Math.round(top / height)));
    if (rested !== (value ?? 0)) onChange(rested);
  });

  const press = (event: KeyboardEvent) => {
    const to = step(event.key, value ?? 0, size);
    if (to === null) return;
    event.preventDefault();
    onChange(to);
  };

  return (
    <div className={styles['column']}>
      <div aria-hidden="true" className={styles['name']}>
        {label}
      </div>
      <div
        aria-activedescendant={value === null ? undefined : `${id}-${value}`}
        aria-label={label}
        className={styles['list']}
        onKeyDown={press}
        ref={list}
        role="listbox"
        tabIndex={0}
      >
        {Array.from({ length: size }, (_, part) => (
          // Keys belong to the column, which keeps the focus and names the chosen row.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            aria-selected={part === value}
            className={styles['part']}
            id={`${id}-${part}`}
            key={part}
            onClick={() => {
              onChange(part);
            }}
            role="option"
            tabIndex={-1}
          >
            {twoDigits(part)}
          </div>
        ))}
      </div>
    </div>
  );
};
