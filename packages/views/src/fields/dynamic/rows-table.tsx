import type { RowsNode } from '@zhantai/engine';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { FieldComment } from '../../form/field-comment.ts';
import { controlId } from '../../form/field-ids.ts';
import { focusControl } from '../../form/focus-control.ts';
import { useForm } from '../../form/form-context.ts';
import { groupedNumber } from '../number/number-text.ts';
import { useOnDemand } from '../overlay/use-on-demand.ts';
import { cellText } from './cell-text.ts';
import { FLAGS_WIDTH, columnWidth, leastWidths } from './column-widths.ts';
import { areExhibits } from './exhibit-flags.ts';
import { FlagNote } from './flag-note.tsx';
import { inlineTypes } from './inline-types.ts';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import { TableTotals } from './table-totals.tsx';
import styles from './table.module.css';
import { useRowComments } from './use-row-comments.ts';
import { useRowWindow } from './use-row-window.ts';
import { useTable } from './use-table.ts';

/** What {@link RowsTable} takes. */
export interface RowsTableProps {
  readonly node: RowsNode;
  readonly locked: boolean;
  readonly labelId: string;
  readonly id: string;
  readonly describedBy: string | undefined;
}

const ROW_HEIGHT = 44;
const INDEX_WIDTH = 40;
const ACTIONS_WIDTH = 112;
/** In a wider table the name stays in sight while the rest scrolls sideways (design.md §8). */
const NAME_STAYS_FROM = 1200;
const FRAME = { width: 960, height: 560 };

const loadDialog = () => import('./row-dialog.tsx');
const noComments: readonly FieldComment[] = [];

/** A sub-table at a desk: cells to type in, rows to edit in a dialog, sums; long tables are windowed (design.md §8). */
export const RowsTable = ({ node, locked, labelId, id, describedBy }: RowsTableProps) => {
  const { words, idPrefix, targets } = useForm();
  const table = useTable(node);
  const dialog = useOnDemand(loadDialog, table.open !== null, table.close);
  const scroller = useRef<HTMLDivElement>(null);
  const rows = node.rows();
  const { columns } = node;
  const { windowed, shown, before, after, measure, show } = useRowWindow({
    count: rows.length,
    rowHeight: ROW_HEIGHT,
    keyOf: (index) => rows[index]?.id ?? index,
    scroller,
    frame: FRAME,
    overscan: 6,
  });
  const headId = useCallback((prop: string) => `${id}-head-${prop}`, [id]);
  const said = useRowComments(node);
  const flagColumn = areExhibits(columns) ? columns[0]?.prop : undefined;
  const widths = useMemo(() => {
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

  const { edit } = table;
  useEffect(
    () =>
      targets.add(node.item.prop, (path) => {
        const row = path === undefined ? undefined : node.rows()[path[0]];
        const column = path === undefined ? undefined : columns.find((one) => one.prop === path[1]);
        if (path === undefined || row === undefined) {
          focusControl(id);
        } else if (column === undefined || !inlineTypes.has(column.type)) {
          edit(row, column?.prop);
        } else {
          scroller.current?.scrollIntoView({ block: 'nearest' });
          show(path[0]);
          // The row is there one frame after the scroll.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => focusControl(controlId(idPrefix, row.cell(column.prop).key))),
          );
        }
      }),
    [targets, node, columns, id, idPrefix, edit, show],
  );

  const acts = !locked;
  const least = INDEX_WIDTH + widths.reduce((sum, width) => sum + width, 0) + (acts ? ACTIONS_WIDTH : 0);
  return (
    <div
      aria-describedby={describedBy}
      aria-labelledby={labelId}
      className={styles['field']}
      id={id}
      role="group"
    >
      <TableToolbar locked={locked} node={node} onAdd={table.add} />
      {rows.length === 0 ? (
        <p className={styles['empty']}>
          {words.fields.rows.empty(node.item.label)}
          {!locked && <span>{words.fields.rows.emptyHint}</span>}
        </p>
      ) : (
        <div
          className={styles['scroller']}
          data-wide={least > NAME_STAYS_FROM || undefined}
          data-windowed={windowed || undefined}
          ref={scroller}
        >
          <table
            aria-labelledby={labelId}
            aria-rowcount={rows.length + 1}
            className={styles['table']}
            style={{ minWidth: least }}
          >
            <colgroup>
              <col style={{ width: INDEX_WIDTH }} />
              {columns.map((column, place) => (
                <col key={column.prop} style={{ width: widths[place] }} />
              ))}
              {acts && <col style={{ width: ACTIONS_WIDTH }} />}
            </colgroup>
            <TableHead acts={acts} columns={columns} headId={headId} />
            <tbody>
              {before > 0 && <tr aria-hidden="true" style={{ height: before }} />}
              {shown.map((index) => {
                const row = rows[index];
                return row === undefined ? null : (
                  <TableRow
                    canRemove={node.canRemove(row)}
                    columns={columns}
                    flagColumn={flagColumn}
                    comments={said.get(row.id) ?? noComments}
                    headId={headId}
                    index={index}
                    key={row.id}
                    locked={locked}
                    onEdit={edit}
                    onRemove={table.askToRemove}
                    {...(measure === undefined ? {} : { ref: measure })}
                    row={row}
                  />
                );
              })}
              {after > 0 && <tr aria-hidden="true" style={{ height: after }} />}
            </tbody>
            <TableTotals acts={acts} columns={columns} count={rows.length} node={node} />
          </table>
        </div>
      )}
      <FlagNote columns={columns} />
      {table.open !== null && dialog !== null && (
        <dialog.RowDialog
          comments={said.get(table.open.row?.id ?? '') ?? noComments}
          onClose={table.close}
          open={table.open}
          prop={node.item.prop}
          title={
            table.open.row === null
              ? words.fields.rows.newRow(node.item.label)
              : words.fields.rows.editRow(node.item.label, table.open.index + 1)
          }
        />
      )}
      {table.question !== null && <table.question.ConfirmDialog {...table.question.props} />}
    </div>
  );
};
