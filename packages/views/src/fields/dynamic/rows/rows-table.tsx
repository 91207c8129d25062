import { traitsOf } from '@zhantai/engine';
import type { RowNode, RowsNode } from '@zhantai/engine';
import { Button, VisuallyHidden } from '@zhantai/ui';
import { textScale } from '@zhantai/ui/text/text-scale.ts';
import { Fragment, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldComment } from '../../../context/field-comment.ts';
import { controlId } from '../../../context/field-ids.ts';
import { focusControl } from '../../../context/focus-control.ts';
import { useForm } from '../../../context/form-context.ts';
import { useLoaded } from '../../overlay/use-loaded.ts';
import { areExhibits } from '../exhibit-flags.ts';
import { FlagNote } from '../flag-note.tsx';
import { useGrid } from '../grid/use-grid.ts';
import { editorTitle } from '../editor-title.ts';
import { pinnedRow } from '../pinned-row.ts';
import type { MoreOf } from './row-menu.tsx';
import { TableHead } from '../table-head.tsx';
import { TableRow } from '../table-row.tsx';
import { TableToolbar } from '../table-toolbar.tsx';
import { TableTotals } from '../table-totals.tsx';
import rowStyles from './rows.module.css';
import styles from '../table.module.css';
import { useRowComments } from './use-row-comments.ts';
import { useRowWindow } from './use-row-window.ts';
import { rowsScroll, useScrollSize } from '../widths/use-scroll-size.ts';
import { useTable } from '../use-table.ts';
import { useTableWidths } from '../widths/use-table-widths.ts';
import { useTypingRules } from '../use-typing-rules.ts';

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
/** In a wider table the name stays in sight while the rest scrolls sideways (design.md §8). */
const NAME_STAYS_FROM = 1200;
const FRAME = { width: 960, height: 300 };

const loadDialog = () => import('./row-dialog.tsx');
const loadMenu = () => import('./row-menu.tsx');
const noComments: readonly FieldComment[] = [];

/** A sub-table on a desktop: cells to type in as in a spreadsheet, rows to edit in a dialog, sums; long tables are windowed (design.md §8). */
export const RowsTable = ({ node, locked, labelId, id, describedBy }: RowsTableProps) => {
  const { words, idPrefix, tableTools, targets } = useForm();
  const rows = node.rows();
  const { columns } = node;
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const voice = useRef<HTMLSpanElement>(null);
  const pinned = useMemo(() => pinnedRow(node), [node]);
  const { windowed, shown, after, measure, show } = useRowWindow({
    count: rows.length,
    rowHeight: ROW_HEIGHT,
    keyOf: (index) => rows[index]?.id ?? index,
    scroller,
    frame: FRAME,
    overscan: 6,
    pinned,
  });
  const table = useTable(node);
  const { edit, removed } = table;
  const grid = useGrid({
    node,
    columns,
    locked,
    there: rows.length > 0,
    scroller,
    pinned,
    voice,
    show,
    edit,
  });
  const { go } = grid;
  useEffect(() => {
    if (removed === null) return;
    // The focus was on the button of a row that is gone.
    const next = node.row(Math.min(removed.place, node.rows().length - 1));
    if (next === undefined) focusControl(id);
    else go(next, 0);
  }, [removed, node, id, go]);
  useTypingRules(scroller, node, rows.length > 0);
  const dialog = useLoaded(loadDialog, table.open !== null, table.close);
  const [more, setMore] = useState<MoreOf | null>(null);
  const closeMore = useCallback(() => setMore(null), []);
  const menu = useLoaded(loadMenu, more !== null, closeMore);
  const openMore = useCallback((row: RowNode, button: HTMLButtonElement) => setMore({ row, button }), []);
  const headId = useCallback((prop: string) => `${id}-head-${prop}`, [id]);
  const said = useRowComments(node);
  const flagColumn = areExhibits(columns) ? columns[0]?.prop : undefined;
  const acts = !locked;
  const scrolls = rowsScroll(rows.length);
  const indexWidth = INDEX_WIDTH * textScale();
  const widths = useTableWidths({ node, frame, scroller, scrolls, flagColumn, index: indexWidth, acts });

  useEffect(
    () =>
      targets.add(node.item.prop, (path) => {
        const row = path === undefined ? undefined : node.rows()[path[0]];
        const column = path === undefined ? undefined : columns.find((one) => one.prop === path[1]);
        if (path === undefined || row === undefined) {
          focusControl(id);
        } else if (column === undefined || traitsOf(column).inline === undefined) {
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
    [targets, node, columns, id, idPrefix, edit, show, scroller],
  );

  const adds = tableTools?.(node)?.add !== false;
  const begin = (): void => {
    const [first] = columns;
    if (table.isRefused(node.refusal())) return;
    const row = node.add();
    if (first === undefined || row === null) return;
    // The row is there one frame later.
    requestAnimationFrame(() => focusControl(controlId(idPrefix, row.cell(first.prop).key)));
  };
  const wide = widths.sideways && widths.table > NAME_STAYS_FROM;
  useScrollSize(scroller, scrolls, wide ? indexWidth + (widths.columns[0] ?? 0) : 0);
  const hint = `${id}-hint`;
  return (
    <div
      aria-describedby={describedBy}
      aria-labelledby={labelId}
      className={rowStyles['field']}
      id={id}
      ref={frame}
      role="group"
    >
      <TableToolbar locked={locked} node={node} onAdd={() => table.add()} />
      {rows.length === 0 ? (
        <p className={rowStyles['empty']}>
          {words.fields.rows.empty(node.item.label)}
          {!locked && adds && <span>{words.fields.rows.emptyHint}</span>}
          {!locked && adds && grid.words !== null && (
            <Button onClick={begin} variant="link">
              {grid.words.begin}
            </Button>
          )}
        </p>
      ) : (
        <>
          <span tabIndex={-1} />
          <div
            className={styles['scroller']}
            data-scrolls={scrolls || undefined}
            data-wide={wide || undefined}
            data-windowed={windowed || undefined}
            ref={scroller}
          >
            <table
              aria-describedby={grid.words === null ? undefined : hint}
              aria-labelledby={labelId}
              aria-multiselectable={locked ? undefined : true}
              aria-rowcount={rows.length + 1}
              className={styles['table']}
              role={locked ? undefined : 'grid'}
              style={{ minWidth: widths.table }}
            >
              <colgroup>
                <col style={{ width: indexWidth }} />
                {columns.map((column, place) => (
                  <col key={column.prop} style={{ width: widths.columns[place] }} />
                ))}
                {acts && <col style={{ width: widths.actions }} />}
              </colgroup>
              <TableHead acts={acts} columns={columns} headId={headId} />
              <tbody>
                {shown.map(({ index, gap }) => {
                  const row = rows[index];
                  return row === undefined ? null : (
                    <Fragment key={row.id}>
                      {gap > 0 && <tr aria-hidden="true" style={{ height: gap }} />}
                      <TableRow
                        canRemove={node.refusal(row)?.code !== 'minSize'}
                        columns={columns}
                        comments={said.get(row.id) ?? noComments}
                        flagColumn={flagColumn}
                        headId={headId}
                        index={index}
                        locked={locked}
                        moreLabel={grid.words?.more(index + 1) ?? ''}
                        onEdit={edit}
                        onMore={grid.words === null ? undefined : openMore}
                        onRemove={table.askToRemove}
                        {...(measure === undefined ? {} : { ref: measure })}
                        row={row}
                      />
                    </Fragment>
                  );
                })}
                {after > 0 && <tr aria-hidden="true" style={{ height: after }} />}
              </tbody>
              <TableTotals acts={acts} columns={columns} count={rows.length} node={node} />
            </table>
          </div>
          <span tabIndex={-1} />
        </>
      )}
      <VisuallyHidden>
        <span id={hint}>{grid.words?.hint}</span>
        <span ref={voice} role="status" />
      </VisuallyHidden>
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
              : editorTitle(node.item, table.open.index, words.fields)
          }
        />
      )}
      {more !== null && menu !== null && grid.words !== null && (
        <menu.RowMenu
          {...more}
          adds={adds}
          insert={(row) => node.add(row)}
          node={node}
          onClose={closeMore}
          onPlaced={(row) => go(row, 0)}
          words={grid.words}
        />
      )}
      {table.question !== null && (
        <table.question.ConfirmDialog
          {...table.question.props}
          text={grid.words?.removeText ?? table.question.props.text}
        />
      )}
    </div>
  );
};
