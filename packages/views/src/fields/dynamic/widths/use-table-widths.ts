import { traitsOf } from '@zhantai/engine';
import type { Item, RowNode, RowsNode } from '@zhantai/engine';
import type { FieldWords } from '@zhantai/messages/fields';
import { textScale } from '@zhantai/ui/text/text-scale.ts';
import { useMemo } from 'react';
import { useForm } from '../../../context/form-context.ts';
import { valueText } from '../../value-text.ts';
import { columnWidth, shrunkWidth, textWidth, type ColumnTexts } from './column-widths.ts';
import { exhibitFlags, flagColumns } from '../exhibit-flags.ts';
import { fitWidths, type FittedTable } from './fit-widths.ts';
import { headGroups } from '../head-groups.ts';
import { useRoom, type RoomOptions } from './use-room.ts';
import { leastTableWidth } from './use-scroll-size.ts';
import { useTotalShapes } from '../use-total-shapes.ts';

/** Rows whose texts are looked at. */
const LOOKED_AT = 100;
/** Least width of a column that is not typed in, in pixels. */
const MIN_WIDTH_PX = 64;
/** Sides of a flag and what stands between it and the text that is typed, in pixels. */
const FLAG_PADDING_PX = 36;
/** Between the actions of a row, and on their left. */
const ACTION_GAP = 12;

/** What {@link useTableWidths} takes. */
export interface TableWidthsOptions extends RoomOptions {
  readonly node: RowsNode;
  /** The column that shows the flags of exhibits. */
  readonly flagColumn: string | undefined;
  /** Width of the numbers of the rows. */
  readonly index: number;
  /** Rows have actions. */
  readonly acts: boolean;
}

/** Widths in pixels that fit the heads, the sums and the first hundred rows into the frame (seed.md §9). */
export function useTableWidths(options: TableWidthsOptions): FittedTable & { readonly actions: number } {
  const { node, flagColumn, index, acts } = options;
  const { words } = useForm();
  const room = useRoom(options);
  const rows = node.rows();
  const { columns } = node;
  const shapes = useTotalShapes(node);
  const texts = useMemo(() => {
    const totals = shapes.split(';');
    const shown = rows.slice(0, LOOKED_AT);
    const sized = headGroups(columns).find(({ kind }) => kind === 'size')?.columns ?? [];
    return columns.map((column, at): ColumnTexts => {
      const total = totals[at] ?? '';
      const cells = shown.map((row) => valueText(column, row.cell(column.prop).state().value, words.fields));
      return {
        head: headText(column, sized.includes(column)),
        cells: total === '' ? cells : [total, ...cells],
        least: traitsOf(column).inline ?? MIN_WIDTH_PX,
        ...(column.prop === flagColumn
          ? { extraWidth: (place: number) => flagsWidth(shown[place], columns, words.fields) }
          : {}),
      };
    });
  }, [columns, flagColumn, rows, shapes, words]);
  const scale = textScale();
  const actions = acts ? actionsWidth(words.fields) * scale : 0;
  return useMemo(() => {
    const natural = texts.map((one) => columnWidth(one) * scale);
    const shrunk = texts.map((one, place) => shrunkWidth(one, isTyped(columns[place])) * scale);
    return {
      ...fitWidths({ natural, shrunk, fixed: index + actions }, room, leastTableWidth(node.item.prop)),
      actions,
    };
  }, [texts, columns, index, actions, room, node, scale]);
}

const isTyped = (column: Item | undefined): boolean =>
  column !== undefined && traitsOf(column).text === 'line';

/** What stands in a head; sizes have their unit above them. */
const headText = ({ label, unit, required }: Item, sized: boolean): string =>
  [label, sized ? '' : unit, required ? '*' : ''].filter(Boolean).join(' ');

function flagsWidth(row: RowNode | undefined, columns: readonly Item[], { rows }: FieldWords): number {
  if (row === undefined) return 0;
  const there = flagColumns.filter((prop) => columns.some((column) => column.prop === prop));
  return exhibitFlags(there.map((prop) => row.cell(prop))).reduce(
    (width, flag) => width + textWidth(rows[flag], 12) + FLAG_PADDING_PX,
    0,
  );
}

function actionsWidth({ rows: { edit, remove, more } }: FieldWords): number {
  return Math.ceil([edit, remove, more].reduce((width, word) => width + ACTION_GAP + textWidth(word, 14), 4));
}
