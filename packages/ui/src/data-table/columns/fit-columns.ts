import { textScale } from '../../text/text-scale.ts';
import { cellText } from './cell-value.ts';
import { FIT_ROWS, LEAST_WORDS, fitWidth } from './column-width.ts';
import { headText } from './head-text.ts';
import type { Leaf } from './leaf-columns.ts';
import { textMeasure } from './measure-text.ts';
import { totalText } from './total-text.ts';

/** Room to both sides of a cell's content, and a pixel for rounding. */
const PADDING_PX = 25;

/** Room for the mark of order beside a head. */
const MARK = 18;

/** Pixels that a column needs. */
export interface FitWidth {
  readonly width: number;
  /** What is left of it in a table with too little room: words are cut and told under the pointer, their head is not. */
  readonly least: number;
}

/** Widths by column key that up to 100 rows and the heads need (seed.md §5). */
export const fitColumns = <Row extends object>(
  leaves: readonly Leaf<Row>[],
  rows: readonly Row[],
): ReadonlyMap<string, FitWidth> => {
  const scale = textScale();
  const head = textMeasure(12);
  const body = textMeasure(14);
  const total = textMeasure(16, 600);
  const sample = rows.slice(0, FIT_ROWS);
  return new Map(
    leaves.map(({ column }) => {
      const texts = new Set(sample.map((row, index) => cellText(column, row, index)));
      const fixed = [
        head(headText(column)) + PADDING_PX + (column.sortable === true ? MARK : 0),
        column.totalRow === true ? total(totalText(column, rows)) + PADDING_PX : 0,
      ];
      const width = fitWidth([...fixed, ...[...texts].map((text) => body(text) + PADDING_PX)], scale);
      const words = column.whole !== true && (column.type === undefined || column.type === 'text');
      const least = words ? Math.min(width, fitWidth([...fixed, LEAST_WORDS * scale], scale)) : width;
      return [column.key, { width, least }];
    }),
  );
};

/** Width in pixels of the widest row of action words. */
export const actionsWidth = (labels: readonly (readonly string[])[]): number => {
  const body = textMeasure(14);
  const widths = labels.map(
    (row) => row.reduce((sum, label) => sum + Math.ceil(body(label)), 0) + Math.max(0, row.length - 1) * 14,
  );
  // The last column has no room at its right edge.
  return Math.max(0, ...widths) + 26;
};
