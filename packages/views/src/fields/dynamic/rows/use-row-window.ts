import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useState } from 'react';
import type * as ReactVirtual from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/** What {@link useRowWindow} takes. */
export interface RowWindowInput {
  readonly count: number;
  /** Pixels of a row before it is measured. */
  readonly rowHeight: number;
  readonly keyOf: (index: number) => string | number;
  /** What scrolls the rows. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** Pixels of the frame before it is measured. */
  readonly frame: { readonly width: number; readonly height: number };
  readonly overscan: number;
  /** A row that is drawn wherever the table is scrolled to: the one with the focus. */
  readonly pinned?: { index(): number };
}

/** A row to draw. */
export interface ShownRow {
  readonly index: number;
  /** Pixels of the rows before it that are not drawn. */
  readonly gap: number;
}

type Library = typeof ReactVirtual;

/** Up to so many rows all are drawn; beyond, only those in sight. */
const WINDOW_FROM = 40;

let loaded: Library | null = null;

/**
 * The rows of a sub-table to draw, and the empty room around them in pixels. What windows them is loaded by the first
 * long table; until it is there the first rows are drawn, and all of them if it cannot be had.
 */
export function useRowWindow({ count, rowHeight, keyOf, scroller, frame, overscan, pinned }: RowWindowInput) {
  const [library, setLibrary] = useState<Library | 'failed' | null>(loaded);
  const windowed = count > WINDOW_FROM && library !== 'failed';
  const wanted = windowed && library === null;
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    import('@tanstack/react-virtual').then(
      (module) => {
        loaded = module;
        if (current) setLibrary(module);
      },
      () => {
        if (current) setLibrary('failed');
      },
    );
    return () => {
      current = false;
    };
  }, [wanted]);

  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  const measuring = useMemo(() => ({ now: false }), []);
  const options = (parts: Library) => ({
    count,
    enabled: windowed,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    getScrollElement: () => scroller.current,
    initialRect: frame,
    overscan,
    rangeExtractor: (range: ReactVirtual.Range) =>
      withPinned(parts.defaultRangeExtractor(range), pinned?.index() ?? -1, count),
    observeElementRect: parts.observeElementRect,
    observeElementOffset: parts.observeElementOffset,
    scrollToFn: parts.elementScroll,
    // While React puts rows into the page it cannot be asked to draw at once.
    onChange: (_: unknown, sync: boolean) => {
      if (sync && !measuring.now) flushSync(redraw);
      else redraw();
    },
  });
  const parts = library === 'failed' ? null : library;
  const virtual = useMemo(
    () => (parts === null ? null : new parts.Virtualizer<HTMLElement, Element>(options(parts))),
    // It is told of everything else by its options below.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [parts],
  );
  if (virtual !== null && parts !== null) virtual.setOptions(options(parts));
  // The two moments that the library asks of those who drive it.
  // oxlint-disable-next-line no-underscore-dangle
  useLayoutEffect(() => virtual?._didMount(), [virtual]);
  // oxlint-disable-next-line no-underscore-dangle
  useLayoutEffect(() => virtual?._willUpdate());
  const measure = useMemo(
    () =>
      virtual === null
        ? undefined
        : (row: Element | null): void => {
            measuring.now = true;
            try {
              virtual.measureElement(row);
            } finally {
              measuring.now = false;
            }
          },
    [virtual, measuring],
  );
  const show = useCallback(
    (index: number, align: 'center' | 'auto' = 'center'): void => {
      virtual?.scrollToIndex(index, { align });
      redraw();
    },
    [virtual],
  );

  const items = windowed && virtual !== null ? virtual.getVirtualItems() : null;
  const first = windowed ? Math.min(count, WINDOW_FROM) : count;
  return {
    windowed,
    shown:
      items === null ? Array.from({ length: first }, (_, index) => ({ index, gap: 0 })) : withGaps(items),
    after:
      items === null || virtual === null
        ? (count - first) * rowHeight
        : virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
    /** Ref of every drawn row. */
    measure: windowed ? measure : undefined,
    /** Scrolls to a row and draws it. */
    show,
  };
}

function withPinned(indices: number[], pinned: number, count: number): number[] {
  if (pinned < 0 || pinned >= count || indices.includes(pinned)) return indices;
  return [...indices, pinned].toSorted((one, other) => one - other);
}

function withGaps(items: readonly ReactVirtual.VirtualItem[]): readonly ShownRow[] {
  return items.map(({ index, start }, at) => ({ index, gap: start - (items[at - 1]?.end ?? 0) }));
}
