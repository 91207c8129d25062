import { defaultRangeExtractor, useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { offsetIn, scrollFrame } from '../scroll-frame.ts';
import { usePrinting } from '../use-printing.ts';

/** More rows than this are drawn only where they can be seen. */
export const WINDOWED_FROM = 60;

/** A row to draw, and the empty room before it in pixels. */
export interface WindowedRow {
  readonly index: number;
  readonly gap: number;
}

/** What {@link useRowWindow} takes. */
export interface RowWindowInput {
  readonly count: number;
  /** Pixels of a row before it is measured. */
  readonly rowHeight: number;
  readonly keyOf: (index: number) => string;
  /** What holds the rows. */
  readonly list: RefObject<HTMLElement | null>;
  /** Changes when the list comes to scroll in another frame. */
  readonly frameKey: string;
}

const indexOf = (target: EventTarget | null): number | null => {
  const row = target instanceof Element ? target.closest('[data-index]') : null;
  return row === null ? null : Number(row.getAttribute('data-index'));
};

/** The rows that can be seen, whatever scrolls them: the table's own frame, a dialog, or the page. */
export const useRowWindow = ({ count, rowHeight, keyOf, list, frameKey }: RowWindowInput) => {
  const printing = usePrinting();
  const windowed = count > WINDOWED_FROM && !printing;
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [margin, setMargin] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);

  useLayoutEffect(() => {
    if (windowed && list.current !== null) setFrame(scrollFrame(list.current));
  }, [windowed, list, frameKey]);

  // What stands above the rows may change at any time, so their place is read again with every drawing;
  // it is set only when it moved, so the chain ends.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    if (!windowed || list.current === null) return;
    const now = offsetIn(frame, list.current);
    if (Math.abs(now - margin) > 1) setMargin(now);
  });

  useEffect(() => {
    const rowsIn = list.current;
    if (!windowed || rowsIn === null) return undefined;
    const enter = ({ target }: FocusEvent) => {
      setFocused(indexOf(target));
    };
    const leave = () => {
      setFocused(null);
    };
    rowsIn.addEventListener('focusin', enter);
    rowsIn.addEventListener('focusout', leave);
    return () => {
      rowsIn.removeEventListener('focusin', enter);
      rowsIn.removeEventListener('focusout', leave);
    };
  }, [windowed, list]);

  const options = {
    count,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan: 8,
    scrollMargin: margin,
    // The row that holds the focus stays, or the keyboard would lose its place.
    rangeExtractor: (range: Range) => {
      const seen = defaultRangeExtractor(range);
      if (focused === null || focused >= count || seen.includes(focused)) return seen;
      return [...seen, focused].sort((a, b) => a - b);
    },
  };
  const inFrame = useVirtualizer<HTMLElement, Element>({
    ...options,
    enabled: windowed && frame !== null,
    getScrollElement: () => frame,
  });
  const onPage = useWindowVirtualizer<Element>({ ...options, enabled: windowed && frame === null });
  const rows = frame === null ? onPage : inFrame;

  let end = margin;
  const shown: readonly WindowedRow[] = windowed
    ? rows.getVirtualItems().map((item) => {
        const gap = Math.max(0, item.start - end);
        ({ end } = item);
        return { index: item.index, gap };
      })
    : Array.from({ length: count }, (_, index) => ({ index, gap: 0 }));
  return {
    windowed,
    shown,
    after: windowed ? Math.max(0, rows.getTotalSize() + margin - end) : 0,
    measure: windowed ? rows.measureElement : undefined,
  };
};
