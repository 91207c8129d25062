import type { RowsNode } from '@zhantai/engine';
import { useMemo } from 'react';
import { useForm } from '../../form/form-context.ts';
import { groupedNumber } from '../number/number-text.ts';
import { cellText } from './cell-text.ts';
import { FLAGS_WIDTH, columnWidth, leastWidths } from './column-widths.ts';

/** Widths in pixels that fit the heads, the sums and the first hundred rows; `flagColumn` has room for flags. */
export function useColumnWidths(node: RowsNode, flagColumn: string | undefined): readonly number[] {
  const { words } = useForm();
  const rows = node.rows();
  const { columns } = node;
  return useMemo(() => {
    const totals = node.totals();
    return columns.map((column) => {
      const total = totals[column.prop];
      const texts = rows
        .slice(0, 100)
        .map((row) => cellText(column, row.cell(column.prop).state().value, words.fields));
      return columnWidth({
        head: `${column.label} ${column.unit}`,
        cells: total === undefined ? texts : [groupedNumber(total, column.precision ?? 2), ...texts],
        least: leastWidths[column.type] ?? 64,
        beside: column.prop === flagColumn ? FLAGS_WIDTH : 0,
      });
    });
  }, [node, columns, flagColumn, rows, words]);
}
