import { useCallback, useId, useLayoutEffect, useMemo, useRef } from 'react';
import type { CSSProperties, PointerEvent } from 'react';
import { classNames } from '../text/class-names.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import { fixedOffsets } from './rows/fixed-place.ts';
import { headRows } from './head-rows.ts';
import { leafColumns } from './columns/leaf-columns.ts';
import { TableHead } from './table-head.tsx';
import type { TableFaceProps } from './table-face.ts';
import { TotalRow } from './total-row.tsx';
import { useActionsWidth } from './use-actions-width.ts';
import { useColumnWidths } from './columns/use-column-widths.ts';
import { useDrawnRows } from './rows/use-drawn-rows.tsx';
import { useElementWidth } from './use-element-width.ts';
import { useRowWindow } from './rows/use-row-window.ts';
import { useTableWords } from './use-table-words.ts';
import styles from './table-grid.module.css';

/** Room at each side that the ground of a row under the pointer reaches into. */
const BLEED = 12;

const TICK_WIDTH = 36;

/** From this width on the name column stays at the left (design.md §8). */
const WIDE = 1200;

/** A table that scrolls sideways gets a frame of its own from this many rows on, so that its bar stays in sight. */
const FRAMED_FROM = 12;

const heights = { normal: 44, tall: 52 };

/** Says a cut text whole under the pointer. */
const tellCut = (event: PointerEvent) => {
  const cell = event.target instanceof Element ? event.target.closest('[data-cell]') : null;
  if (!(cell instanceof HTMLElement)) return;
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent;
  else cell.removeAttribute('title');
};

/** The table on a desktop. */
export const TableGrid = <Row extends object>({
  label,
  columns,
  rows,
  rowKey,
  actions,
  ticks,
  sort,
  onSort,
  loading,
  empty,
  totalLabel,
  size,
  maxHeight,
  resizable,
}: TableFaceProps<Row>) => {
  const words = useTableWords();
  const hintId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const leaves = useMemo(() => leafColumns(columns), [columns]);
  const heads = useMemo(() => headRows(columns), [columns]);
  const room = useElementWidth(scroller, 2 * BLEED);

  const first = rows[0];
  const sample = `${rows.length} ${first === undefined ? '' : rowKey(first)}`;
  const after = useActionsWidth(actions, rows, sample);
  const layout = useColumnWidths({
    leaves,
    rows,
    sample,
    table,
    room,
    before: ticks === undefined ? 0 : TICK_WIDTH,
    after,
  });

  const overflows = room > 0 && layout.total > room;
  const wide = overflows && layout.total > WIDE;
  const framed = maxHeight !== undefined || (overflows && rows.length > FRAMED_FROM);
  const view = useRowWindow({
    count: rows.length,
    rowHeight: heights[size],
    keyOf: useCallback(
      (index: number) => {
        const row = rows[index];
        return row === undefined ? String(index) : rowKey(row);
      },
      [rows, rowKey],
    ),
    list: body,
    frameKey: framed ? 'own' : 'outer',
  });

  useLayoutEffect(() => {
    for (const [name, pixels] of fixedOffsets(
      leaves.map(({ fixed }) => (fixed === 'wide' && !wide ? 'no' : fixed)),
      layout.widths,
      layout.before,
      layout.after,
    ))
      table.current?.style.setProperty(name, `${pixels}px`);
    table.current?.style.setProperty('--table-row', `${heights[size] / 16}rem`);
  });

  const lines = heads.length;
  const drawRow = useDrawnRows({
    leaves,
    rowKey,
    actions,
    ticks,
    headLines: view.windowed ? lines : undefined,
    measure: view.measure,
  });

  const span = leaves.length + (ticks === undefined ? 0 : 1) + (actions === undefined ? 0 : 1);
  const totals = rows.length > 0 && leaves.some(({ column }) => (column.totalRow ?? false) !== false);
  const frame: CSSProperties = maxHeight === undefined ? {} : { maxHeight };
  const gap = (key: string, height: number) =>
    height > 0 && (
      <tr aria-hidden="true" key={key}>
        {/* Empty room, which nobody is told of. */}
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
        <td className={styles['gap']} colSpan={span} style={{ height }} />
      </tr>
    );
  return (
    <div
      aria-label={overflows || framed ? label : undefined}
      className={classNames(styles['scroller'], framed && styles['framed'], overflows && styles['overflows'])}
      data-scrolls={framed ? 'both' : 'sideways'}
      onPointerOver={tellCut}
      onScroll={(event) => {
        event.currentTarget.toggleAttribute('data-moved', event.currentTarget.scrollLeft > 0);
      }}
      ref={scroller}
      role={overflows || framed ? 'region' : undefined}
      style={frame}
      // A frame that scrolls must be reachable by the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={overflows || framed ? 0 : undefined}
    >
      <table
        aria-busy={loading || undefined}
        aria-label={label}
        aria-rowcount={view.windowed ? lines + rows.length + (totals ? 1 : 0) : undefined}
        className={styles['table']}
        data-overflows={overflows}
        data-wide={wide}
        ref={table}
        style={{ width: layout.total }}
      >
        <colgroup>
          {ticks !== undefined && <col style={{ width: layout.before }} />}
          {leaves.map(({ column }, at) => (
            <col key={column.key} style={{ width: layout.widths[at] }} />
          ))}
          {actions !== undefined && <col style={{ width: layout.after }} />}
        </colgroup>
        <TableHead
          actions={actions !== undefined}
          hintId={hintId}
          leaves={leaves}
          onDraw={resizable ? layout.draw : undefined}
          onFit={layout.refit}
          onSort={onSort}
          onTickAll={(on) => {
            ticks?.onTickAll(on);
          }}
          rows={heads}
          sort={sort}
          ticks={ticks?.page}
          widths={layout.widths}
        />
        <tbody className={classNames(loading && rows.length > 0 && styles['waiting'])} ref={body}>
          {rows.length === 0 && (
            <tr>
              <td className={styles['empty']} colSpan={Math.max(1, span)}>
                {loading ? (
                  <Skeleton
                    columns={layout.widths.map((width) => `${width}fr`)}
                    rowHeight={heights[size]}
                    rows={5}
                  />
                ) : (
                  (empty ?? <p className={styles['nothing']}>{words.empty}</p>)
                )}
              </td>
            </tr>
          )}
          {view.shown.flatMap(({ index, gap: height }) => {
            const row = rows[index];
            return row === undefined ? [] : [gap(`gap ${index}`, height), drawRow(row, index)];
          })}
          {gap('after', view.after)}
        </tbody>
        {totals && (
          <TotalRow
            actions={actions !== undefined}
            label={totalLabel}
            leaves={leaves}
            line={view.windowed ? lines + rows.length + 1 : undefined}
            rows={rows}
            ticks={ticks !== undefined}
          />
        )}
      </table>
      {resizable && (
        <span hidden id={hintId}>
          {words.resizeKeys}
        </span>
      )}
    </div>
  );
};
