import type { RowNode, RowsNode } from '@zhantai/engine';
import { Fragment, useEffect, useRef } from 'react';
import type { FieldComment } from '../../../context/field-comment.ts';
import { focusControl } from '../../../context/focus-control.ts';
import { useForm } from '../../../context/form-context.ts';
import { useLoaded } from '../../overlay/use-loaded.ts';
import { areExhibits } from '../exhibit-flags.ts';
import { FlagNote } from '../flag-note.tsx';
import { RowActions } from './row-actions.tsx';
import { RowLine } from './row-line.tsx';
import { RowsSum } from './rows-sum.tsx';
import { editorTitle } from '../editor-title.ts';
import { TableToolbar } from '../table-toolbar.tsx';
import styles from './rows.module.css';
import { useRowMenu } from './use-row-menu.tsx';
import { useRowComments } from './use-row-comments.ts';
import { useRowWindow } from './use-row-window.ts';
import { useTable } from '../use-table.ts';
import { useTotals } from '../use-totals.ts';

/** What {@link RowsList} takes. */
export interface RowsListProps {
  readonly node: RowsNode;
  readonly locked: boolean;
  readonly labelId: string;
  readonly id: string;
  readonly describedBy: string | undefined;
}

/** A record, and what can be done with it below. */
const LINE_HEIGHT = 61;
const ACTIONS_HEIGHT = 44;
const FRAME = { width: 390, height: 560 };
const loadSheet = () => import('./row-sheet.tsx');
/** Of the button that a row of the list begins with. */
const lineId = (id: string, row: RowNode): string => `${id}-${row.id}`;
const noComments: readonly FieldComment[] = [];

/** A sub-table on a phone: two-line records, a line of sums, the editor in a sheet (design.md §8). */
export const RowsList = ({ node, locked, labelId, id, describedBy }: RowsListProps) => {
  const { words, tableTools, targets } = useForm();
  const table = useTable(node);
  const sheet = useLoaded(loadSheet, table.open !== null, table.close);
  const scroller = useRef<HTMLUListElement>(null);
  const totals = useTotals(node);
  const rows = node.rows();
  const said = useRowComments(node);
  const { columns, item } = node;
  const summed = columns.findLast((column) => totals[column.prop] !== undefined);
  const flagged = areExhibits(columns);
  const { windowed, shown, after, measure } = useRowWindow({
    count: rows.length,
    rowHeight: locked ? LINE_HEIGHT : LINE_HEIGHT + ACTIONS_HEIGHT,
    keyOf: (index) => rows[index]?.id ?? index,
    scroller,
    frame: FRAME,
    overscan: 8,
  });
  const { edit } = table;
  const menu = useRowMenu({
    node,
    insert(above) {
      table.add(above);
      return null;
    },
    // The row stands on the page one frame after it was put there.
    onPlaced: (row) => requestAnimationFrame(() => focusControl(lineId(id, row))),
  });
  useEffect(
    () =>
      targets.add(item.prop, (path) => {
        const row = path === undefined ? undefined : node.rows()[path[0]];
        if (path === undefined || row === undefined) focusControl(id);
        else edit(row, path[1]);
      }),
    [targets, item, node, id, edit],
  );
  const { open } = table;
  return (
    <div
      aria-describedby={describedBy}
      aria-labelledby={labelId}
      className={styles['field']}
      id={id}
      role="group"
    >
      {rows.length === 0 ? (
        <p className={styles['empty']}>
          {words.fields.rows.empty(item.label)}
          {!locked && tableTools?.(node)?.add !== false && <span>{words.fields.rows.emptyHint}</span>}
        </p>
      ) : (
        <ul
          aria-labelledby={labelId}
          className={styles['list']}
          data-windowed={windowed || undefined}
          ref={scroller}
        >
          {shown.map(({ index, gap }) => {
            const row = rows[index];
            return row === undefined ? null : (
              <Fragment key={row.id}>
                {gap > 0 && <li aria-hidden="true" style={{ height: gap }} />}
                <RowLine
                  columns={columns}
                  comments={said.get(row.id) ?? noComments}
                  flagged={flagged}
                  id={lineId(id, row)}
                  index={index}
                  onOpen={edit}
                  {...(measure === undefined ? {} : { ref: measure })}
                  row={row}
                  summed={summed?.prop}
                >
                  {!locked && (
                    <RowActions
                      canRemove={node.refusal(row)?.code !== 'minSize'}
                      onEdit={edit}
                      onMore={menu.open}
                      onRemove={table.askToRemove}
                      row={row}
                      title={words.fields.rows.row(index + 1)}
                    />
                  )}
                </RowLine>
              </Fragment>
            );
          })}
          {after > 0 && <li aria-hidden="true" style={{ height: after }} />}
        </ul>
      )}
      {rows.length > 0 && <RowsSum columns={columns} node={node} />}
      <FlagNote columns={columns} />
      <TableToolbar locked={locked} node={node} onAdd={() => table.add()} />
      {open !== null && sheet !== null && (
        <sheet.RowSheet
          comments={said.get(open.row?.id ?? '') ?? noComments}
          onClose={table.close}
          onRemove={
            open.row !== null && node.canRemove(open.row)
              ? () => {
                  if (open.row !== null) table.askToRemove(open.row);
                }
              : undefined
          }
          open={open}
          prop={node.item.prop}
          title={
            open.row === null
              ? words.fields.rows.newRow(item.label)
              : editorTitle(item, open.index, words.fields)
          }
        />
      )}
      {menu.menu}
      {table.question !== null && <table.question.ConfirmDialog {...table.question.props} />}
    </div>
  );
};
