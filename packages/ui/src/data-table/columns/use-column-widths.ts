import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { textScale } from '../../text/text-scale.ts';
import { LEAST_WORDS, MAX_FIT, drawnWidth } from './column-width.ts';
import { contentWidth } from './content-width.ts';
import { fitColumns, type FitWidth } from './fit-columns.ts';
import type { Leaf } from './leaf-columns.ts';
import { spreadWidths } from './spread-widths.ts';

interface Fit<Row> {
  readonly leaves: readonly Leaf<Row>[];
  readonly rows: readonly Row[];
  readonly sample: string;
  readonly widths: ReadonlyMap<string, FitWidth>;
  /** What columns need that draw their cells themselves, beyond their own width. */
  readonly drawn: ReadonlyMap<string, number>;
}

/** The wider of two fits, column by column: a table never jumps narrower while it is read. */
const wider = (a: ReadonlyMap<string, FitWidth>, b: ReadonlyMap<string, FitWidth>) =>
  new Map(
    [...b].map(([key, { width, least }]) => {
      const before = a.get(key) ?? { width: 0, least: 0 };
      return [key, { width: Math.max(width, before.width), least: Math.max(least, before.least) }];
    }),
  );

const nothing: ReadonlyMap<string, number> = new Map();

/** Words take most of the room that is left, numbers some, what has a width of its own none. */
const growthOf = ({ column }: Leaf<never>): number => {
  if (column.width !== undefined || column.type === 'index') return 0;
  return column.type === 'number' ? 0.3 : 1;
};

/** What {@link useColumnWidths} takes. */
export interface ColumnWidthsInput<Row> {
  readonly leaves: readonly Leaf<Row>[];
  readonly rows: readonly Row[];
  /** Changes when other rows are to be fitted: another page, more rows. */
  readonly sample: string;
  readonly table: RefObject<HTMLTableElement | null>;
  /** Pixels to fill. */
  readonly room: number;
  /** Widths of the columns of ticks before and of actions after; 0 where there is none. */
  readonly before: number;
  readonly after: number;
}

/** Widths of all columns in pixels, and the two ways to change one by hand. */
export const useColumnWidths = <Row extends object>({
  leaves,
  rows,
  sample,
  table,
  room,
  before,
  after,
}: ColumnWidthsInput<Row>) => {
  const [fit, setFit] = useState<Fit<Row>>(() => ({
    leaves,
    rows,
    sample,
    widths: fitColumns(leaves, rows),
    drawn: nothing,
  }));
  // A width of its own is written for text as it is drawn.
  const [scale] = useState(textScale);
  const [drawn, setDrawn] = useState<ReadonlyMap<string, number>>(new Map());
  if (fit.leaves !== leaves || fit.sample !== sample || fit.rows !== rows) {
    const widths = fitColumns(leaves, rows);
    setFit(
      fit.leaves === leaves
        ? { ...fit, rows, sample, widths: wider(fit.widths, widths) }
        : { leaves, rows, sample, widths, drawn: nothing },
    );
  }

  const fitted = (key: string): number => fit.widths.get(key)?.width ?? MAX_FIT * scale;
  const needed = (key: string): number => fit.drawn.get(key) ?? 0;
  const leastOf = ({ column }: Leaf<Row>): number => {
    if (column.width === undefined) return fit.widths.get(column.key)?.least ?? MAX_FIT * scale;
    // What wraps loses nothing but height.
    return Math.min(column.width, column.ellipsisTooltip === false ? LEAST_WORDS : column.width) * scale;
  };
  const spreading = leaves.some((leaf) => growthOf(leaf) > 0 && !drawn.has(leaf.column.key));
  const growth = (leaf: Leaf<Row>, index: number) => {
    if (spreading) return drawn.has(leaf.column.key) ? 0 : growthOf(leaf);
    return after === 0 && index === leaves.length - 1 ? 1 : 0;
  };
  const columns = [
    { width: before, growth: 0 },
    ...leaves.map((leaf, index) => {
      const { key, width } = leaf.column;
      const chosen = drawn.get(key);
      if (chosen !== undefined) return { width: chosen, growth: growth(leaf, index) };
      const own = Math.max(width === undefined ? fitted(key) : width * scale, needed(key));
      return { width: own, growth: growth(leaf, index), least: Math.max(leastOf(leaf), needed(key)) };
    }),
    { width: after, growth: spreading ? 0 : 1 },
  ];
  const all = spreadWidths(columns, room);
  const widths = all.slice(1, -1);

  // What a column draws itself may be wider than its text: a flag, a glyph. Rows may come after their table.
  const measured = useRef<{ readonly fit: Fit<Row>; readonly room: number } | null>(null);
  // After every drawing, until cells are there; the same fit in the same room is measured once.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => {
    if (measured.current?.fit === fit && measured.current.room === room) return;
    const cells = table.current?.querySelectorAll<HTMLElement>('[data-drawn]') ?? [];
    if (cells.length === 0) return;
    measured.current = { fit, room };
    const given = new Map(leaves.map(({ column }, at) => [column.key, widths[at] ?? 0]));
    const grown = new Map<string, number>();
    for (const cell of cells) {
      const key = cell.dataset['drawn'] ?? '';
      const known = Math.max(fit.drawn.get(key) ?? 0, grown.get(key) ?? 0);
      // What wraps takes the width it gets.
      const content =
        cell.dataset['wraps'] === 'true' && cell.scrollWidth <= cell.clientWidth ? 0 : contentWidth(cell);
      const wanted = Math.min(MAX_FIT * scale, content);
      // The width of this drawing; the cell may still have that of the one before.
      if (wanted > Math.max(given.get(key) ?? 0, known)) grown.set(key, wanted);
    }
    // Only what is drawn can be measured; it grows once, before it is painted.
    // oxlint-disable-next-line react/set-state-in-effect
    if (grown.size > 0) setFit({ ...fit, drawn: new Map([...fit.drawn, ...grown]) });
  });

  // All others are held where they are, so that the drawn edge follows the hand.
  const draw = (key: string, width: number) => {
    setDrawn(
      new Map([
        ...leaves.map(({ column }, at) => [column.key, widths[at] ?? 0] as const),
        [key, drawnWidth(width)],
      ]),
    );
  };
  const refit = (key: string) => {
    draw(key, Math.max(fitted(key), needed(key)));
  };
  return { widths, before, after: all.at(-1) ?? after, total: all.reduce((a, b) => a + b, 0), draw, refit };
};
